import type { Db } from "partner-api";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { ran } from "./ran.ts";

/** A database of the file's own, and in it, for each test anew, the user that its commands are about. */
export function ownNasrin() {
  let own: OwnDatabase;
  let nasrin: number;
  beforeAll(async () => {
    own = await ownDatabase("PostgreSQL");
    await own.db.query(
      "insert into companies (company_id, name) values (11, 'Surma Lines'), (12, 'Halda Motors')",
    );
  });
  afterAll(() => own.drop());
  beforeEach(async () => {
    await own.db.query("delete from users");
    await own.db.query("delete from sign_in_tries");
    const [added] = await own.db.query<{ user_id: number }>(
      `insert into users (username, name, password_hash) values ('Nasrin', 'Nasrin Akter', 'none')
       returning user_id`,
    );
    nasrin = added?.user_id ?? 0;
  });

  const environment = () => ({ DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined });
  const run = (words: string[], input = "") => ran(words, environment(), input);
  const json = async (...words: string[]) => JSON.parse((await run([...words, "--json"])).out);
  const who = () => ({ user_id: nasrin, username: "Nasrin" });
  const beginSessions = async () => {
    await own.db.query(
      `insert into sessions (token_hash, user_id)
       select sha256(n::text::bytea), $1 from generate_series(1, 2) as n`,
      [nasrin],
    );
  };
  const giveFactors = async () => {
    for (const row of [
      "totp_secrets (user_id, secret, last_step) values ($1, 'open.x', 0)",
      "totp_offers (user_id, secret) values ($1, 'open.y')",
      "recovery_codes (user_id, code_hash) values ($1, 'one'), ($1, 'two')",
      `passkeys (user_id, credential_id, public_key, counter, transports, name)
       values ($1, 'id', 'key', 0, '', 'Laptop')`,
    ]) {
      await own.db.query(`insert into ${row}`, [nasrin]);
    }
  };
  const sessions = async () => (await own.db.query("select from sessions")).length;
  const lastAct = async (): Promise<unknown> => {
    const [act] = await own.db.query(
      "select who, command, what from acts order by act_id desc limit 1",
    );
    return act;
  };

  return {
    environment,
    run,
    json,
    who,
    beginSessions,
    giveFactors,
    sessions,
    lastAct,
    get db(): Db {
      return own.db;
    },
    get id() {
      return nasrin;
    },
  };
}

export const done = (out: string) => ({ out, err: "", code: 0 });
export const failed = (err: string) => ({ out: "", err, code: 1 });
