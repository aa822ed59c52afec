// Finds the first line of a log that was changed: node check_chain.js < game.jsonl
const ALL = 2n ** 64n - 1n;
const START = ["6a09e667f3bcc908", "bb67ae8584caa73b", "3c6ef372fe94f82b", "a54ff53a5f1d36f1", "510e527fade682d1",
  "9b05688c2b3e6c1f", "1f83d9abfb41bd6b", "5be0cd19137e2179"].map((digits) => BigInt(`0x${digits}`));
const ORDERS = ["0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0"];
const turned = (word, bits) => ((word >> bits) | (word << (64n - bits))) & ALL;

function blake2b(text, size) { // RFC 7693, without a key
  const bytes = new TextEncoder().encode(text), state = [...START];
  state[0] ^= 0x01010000n ^ BigInt(size);
  for (let done = 0, first = true; first || done < bytes.length; first = false) {
    const block = new DataView(new ArrayBuffer(128)), work = [...state, ...START];
    bytes.subarray(done, done + 128).forEach((byte, place) => block.setUint8(place, byte));
    done = Math.min(done + 128, bytes.length);
    work[12] ^= BigInt(done);
    if (done === bytes.length) work[14] ^= ALL;
    for (let round = 0; round < 96; round++) {
      const i = round % 4, diagonal = round % 8 > 3 ? 1 : 0, order = ORDERS[Math.floor(round / 8) % 10];
      const [a, b, c, d] = [0, 1, 2, 3].map((row) => 4 * row + ((i + row * diagonal) % 4));
      for (const [half, first, second] of [[0, 32n, 24n], [1, 16n, 63n]]) {
        const word = parseInt(order[2 * (round % 8) + half], 16);
        work[a] = (work[a] + work[b] + block.getBigUint64(8 * word, true)) & ALL;
        work[d] = turned(work[d] ^ work[a], first);
        work[c] = (work[c] + work[d]) & ALL;
        work[b] = turned(work[b] ^ work[c], second);
      }
    }
    state.forEach((_, i) => { state[i] ^= work[i] ^ work[i + 8]; });
  }
  return state.map((word) => word.toString(16).padStart(16, "0").match(/../g).reverse().join("")).join("").slice(0, 2 * size);
}
let chain = "";
const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n").map((line) => line.trimEnd());
const bad = lines.findIndex((line) => line !== `${line.slice(0, line.lastIndexOf(',"chain":'))},"chain":"${
  chain = blake2b(`${chain}\n${line.slice(0, line.lastIndexOf(',"chain":'))}`, 16)}"}`);
console.log(bad < 0 ? `all ${lines.length} lines are as they were written` : `line ${bad} was changed, or one before it is missing`);
