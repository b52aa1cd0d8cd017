import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { workQueue } from "../database/work-queue.ts";
import { HttpError } from "../http/http-error.ts";

const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 2;
const mostWaiting = 64;

const phcBytes = (count: number) => randomBytes(count).toString("base64").replaceAll("=", "");

/** Fits no password, and takes as long to check as a stored one. */
const hashOfNobody = `$argon2id$v=19$m=${argon2id.memoryCost},t=${argon2id.timeCost},p=${argon2id.parallelism}$${phcBytes(16)}$${phcBytes(32)}`;

/** At most two at once, since each hash takes 19 MiB and a processor. */
export function passwords() {
  const { take, waiting } = workQueue(atOnce);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting() >= mostWaiting) throw new HttpError(503, { retryAfter: 1 });
    return take(work);
  }

  return {
    hash: (password: string, salt?: Uint8Array) =>
      inTurn(() => hash(password, { ...argon2id, ...(salt && { salt }) })),
    /** Takes as long for a user who does not exist, so that the time tells nothing. */
    async verify(password: string, stored: string | undefined): Promise<boolean> {
      const fits = await inTurn(() => verify(stored ?? hashOfNobody, password));
      return fits && stored !== undefined;
    },
  };
}

export type Passwords = ReturnType<typeof passwords>;
