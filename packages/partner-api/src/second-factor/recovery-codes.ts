import { randomBytes } from "node:crypto";
import type { Passwords } from "../accounts/passwords.ts";
import type { Transaction } from "../database/db.ts";
import { base32 } from "./totp.ts";

type Queries = Pick<Transaction, "query">;
/** To be told once, and to be kept. */
export type RecoveryCodes = { codes: string[]; hashes: string[] };

const many = 10;
/** Twelve letters and digits. */
const bytesOfCode = 8;
const letters = 12;
const saltBytes = 16;

/** All have one salt, so that a code is checked against all of them by a single hash. */
export async function newRecoveryCodes(passwords: Passwords): Promise<RecoveryCodes> {
  const salt = randomBytes(saltBytes);
  const codes = Array.from({ length: many }, newCode);
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await passwords.hash(lettersOf(code), salt));
  return { codes, hashes };
}

function newCode(): string {
  const text = base32(randomBytes(bytesOfCode)).slice(0, letters).toLowerCase();
  return text.replace(/.{4}(?=.)/g, "$&-");
}

const lettersOf = (code: string) => code.toLowerCase().replace(/[^a-z2-7]/g, "");

export async function keepRecoveryCodes(
  tx: Queries,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.query("delete from recovery_codes where user_id = $1", [userId]);
  await tx.query(
    `insert into recovery_codes (user_id, code_hash)
     select $1, value from json_array_elements_text($2)`,
    [userId, JSON.stringify(hashes)],
  );
}

/** Does the same work for a user who has none left. */
export async function hashOfRecoveryCode(
  db: Queries,
  passwords: Passwords,
  userId: number,
  code: string,
): Promise<string> {
  const [kept] = await db.query<{ code_hash: string }>(
    "select code_hash from recovery_codes where user_id = $1 limit 1",
    [userId],
  );
  const [, , , , salt = ""] = kept?.code_hash.split("$") ?? [];
  const bytes = kept ? Buffer.from(salt, "base64") : randomBytes(saltBytes);
  return passwords.hash(lettersOf(code), bytes);
}

/** Whether there was one with this hash, which is used up by that. */
export async function useRecoveryCode(
  tx: Queries,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  const used = await tx.query(
    "delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id",
    [userId, codeHash],
  );
  return used.length > 0;
}
