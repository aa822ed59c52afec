// The connection to the server: it joins with the secret of the link, and comes back by itself when it is lost.

/** @typedef {import("../types/web_messages").Reply} Reply */
/** @typedef {import("../types/web_messages").Request} Request */
/**
 * A request whose number is still to come.
 * @typedef {Request extends infer One ? (One extends {ref: number} ? Omit<One, "ref"> : never) : never} Asked
 */

export class Link {
  /**
   * @param {string} secret
   * @param {() => string} language
   * @param {(message: Reply) => void} receive
   * @param {(online: boolean) => void} online
   */
  constructor(secret, language, receive, online) {
    this.secret = secret;
    this.language = language;
    this.receive = receive;
    this.online = online;
    this.wait = 250;
    this.ref = 0;
    this.stopped = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.open();
  }

  open() {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      socket.send(JSON.stringify({ type: "join", secret: this.secret, language: this.language() }));
      this.online(true);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.stopped) return;
      this.online(false);
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(4000, this.wait * 2);
    };
  }

  /** Asks for the whole table by coming anew. */
  again() {
    this.socket?.close();
  }

  stop() {
    this.stopped = true;
    this.socket?.close();
  }

  /**
   * Sends a request; what is sent without a connection is lost, and the table that comes with the next one shows it.
   * @param {Asked} request
   */
  send(request) {
    this.ref += 1;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...request, ref: this.ref }));
    return this.ref;
  }
}
