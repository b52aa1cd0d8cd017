import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** RFC 6238 with what every app takes: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** A clock may be one step behind or ahead, and people take their time. */
const window = [0, -1, 1];
const secretBytes = 20;

export const newSecret = (): Buffer => randomBytes(secretBytes);

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The step that the code belongs to, where it is one of those about now. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const fitting = window
    .map((steps) => stepAt(now) + steps)
    .filter((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), given));
  return fitting[0];
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

type Account = { issuer: string; username: string };

/** What apps read out of a picture; of its other fields, these are what they take for granted. */
export function uriOf(secret: Buffer, { issuer, username }: Account): string {
  const label = [issuer, username].map(encodeURIComponent).join(":");
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
