import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { turns } from "../database/turns.ts";
import { Refusal } from "../refusal.ts";

const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 2;
const mostWaiting = 64;

/** At most two at once, since each hash takes 19 MiB and a processor. */
export function passwords() {
  const { take, waiting } = turns(atOnce);
  let nobody: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting() >= mostWaiting) throw new Refusal(503, { retryAfter: 1 });
    return take(work);
  }

  const hashPassword = (password: string, salt?: Uint8Array) =>
    inTurn(() => hash(password, { ...argon2id, ...(salt && { salt }) }));

  return {
    hash: hashPassword,
    /** Takes as long for a user who does not exist, so that the time tells nothing. */
    async verify(password: string, stored: string | undefined): Promise<boolean> {
      nobody ??= hashPassword(randomBytes(16).toString("hex"));
      const against = stored ?? (await nobody);
      const fits = await inTurn(() => verify(against, password));
      return fits && stored !== undefined;
    },
  };
}

export type Passwords = ReturnType<typeof passwords>;
