import { createHmac } from "node:crypto";

/** What an app on a phone shows: RFC 6238 once more, so that the host's own is not what it is compared with. */
export function codeOf(secret: string, at: Date): string {
  const step = BigInt(at.getTime() - (at.getTime() % 30_000)) / 30_000n;
  const text = Buffer.from(step.toString(16).padStart(16, "0"), "hex");
  const hash = createHmac("sha1", fromBase32(secret)).update(text).digest("hex");
  const from = 2 * Number.parseInt(hash.slice(-1), 16);
  const number = BigInt(`0x${hash.slice(from, from + 8)}`) % 2n ** 31n;
  return number.toString().padStart(6, "0").slice(-6);
}

export function fromBase32(text: string): Buffer {
  let number = 0n;
  for (const letter of text) number = number * 32n + BigInt(numberOf(letter));
  const bytes = Math.floor((text.length * 5) / 8);
  const spare = BigInt(text.length * 5 - bytes * 8);
  return Buffer.from((number >> spare).toString(16).padStart(bytes * 2, "0"), "hex");
}

/** Digits follow the letters, and begin with 2. */
const numberOf = (letter: string) =>
  letter >= "A" ? letter.charCodeAt(0) - "A".charCodeAt(0) : Number(letter) + 24;
