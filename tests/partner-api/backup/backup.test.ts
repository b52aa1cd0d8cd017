import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Db, runCommandLine } from "partner-api";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { copyFolder } from "../copied.ts";
import { openAt } from "../databases.ts";
import { inMemory } from "../in-memory.ts";
import { asOwner, type RealPostgres, startRealPostgres, urlOf } from "../real-postgres.ts";

type Place = { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined };

async function ran(place: Place, ...words: string[]) {
  vi.stubEnv("DATABASE_URL", place.DATABASE_URL);
  vi.stubEnv("DATA_DIR", place.DATA_DIR);
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(words, {
    say: (text) => out.push(text),
    complain: (text) => err.push(text),
  });
  vi.unstubAllEnvs();
  return { out, err, code };
}

const open = ({ DATABASE_URL, DATA_DIR = "" }: Place) =>
  openAt({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR });

const actsIn = (db: Db) => db.query("select command, what from acts order by act_id");

/** Every row of every table, but for what a restore leaves out, renews or writes down. */
async function contents(place: Place): Promise<Record<string, unknown>> {
  const db = await open(place);
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('acts', 'migrations', 'invitations', 'sessions', 'sign_in_tries') order by 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables) all[name] = await digest(db, name);
  all.sequences = await db.query(
    `select sequencename, last_value from pg_sequences
     where schemaname = 'public' and sequencename <> 'acts_act_id_seq' order by 1`,
  );
  await db.close();
  return all;
}

async function digest(db: Db, table: string) {
  const [row] = await db.query(
    `select count(*) as rows, md5(string_agg(t::text, '' order by t::text collate "C")) as md5 from ${table} as t`,
  );
  return row;
}

describe("a backup", () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-api-backup-"));
  const full = { DATA_DIR: join(folder, "full") };
  const file = join(folder, "full.backup.gz");
  const name = `restored_${randomBytes(6).toString("hex")}`;
  let cluster: RealPostgres;
  let postgres: Place;
  let held: Awaited<ReturnType<typeof contents>>;
  let words: string;

  beforeAll(async () => {
    copyFolder(inject("demoDirectory"), full.DATA_DIR);
    cluster = await startRealPostgres(inMemory());
    await asOwner(cluster.url, `create database ${name}`);
    postgres = { DATABASE_URL: urlOf(cluster.url, name) };
    const db = await open(full);
    const written = new Intl.NumberFormat("en");
    const count = async (table: string) => {
      const [row] = await db.query<{ rows: number }>(`select count(*) as rows from ${table}`);
      return written.format(row?.rows ?? 0);
    };
    words = `${await count("companies")} companies, ${await count("users")} users, ${await count("trips")} trips, ${await count("ticket_sales")} ticket sales, ${await count("toll_passages")} toll passages, ${await count("waybills")} waybills, ${await count("coach_trips")} coach trips, ${await count("reservations")} reservations`;
    await db.query(
      "insert into sessions (token_hash, user_id) select sha256(username::bytea), user_id from users",
    );
    for (const factor of [
      "totp_secrets (user_id, secret, last_step) select user_id, 'open.x', 7 from users",
      "recovery_codes (user_id, code_hash) select user_id, 'hash' from users",
      `passkeys (user_id, credential_id, public_key, counter, transports, name)
       select user_id, username, 'key', 1, 'internal', 'শাড়ি' from users`,
    ]) {
      await db.query(`insert into ${factor}`);
    }
    await db.query("update companies set requires_second_factor = true where company_id = 101");
    await db.close();
    held = await contents(full);
  });
  afterAll(async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("says what it holds", async () => {
    const { out, err, code } = await ran(full, "backup", file);
    expect([err, code]).toEqual([[], 0]);
    expect(out[0]).toMatch(/^Wrote .*full\.backup\.gz, \d+\.\d MB, and read it back\.$/);
    expect(out[1]).toMatch(
      new RegExp(`^It holds what ${full.DATA_DIR} held at [\\d-]+T[\\d:.]+Z: ${words}\\.$`),
    );
    expect(existsSync(`${file}.partial`)).toBe(false);
  });

  it("leaves another one to the same file alone, which is being written or was killed", async () => {
    const path = join(folder, "twice.backup.gz");
    writeFileSync(`${path}.partial`, "of the first");
    expect(await ran(full, "backup", path)).toEqual({
      out: [],
      err: [
        `${path}.partial is there: another backup writes to it, or was interrupted. Wait for that one, or delete the file.`,
      ],
      code: 1,
    });
    expect(readFileSync(`${path}.partial`, "utf8")).toBe("of the first");
    expect(existsSync(path)).toBe(false);
  });

  it("is restored to a cluster that has never had the role, and back to an embedded database", async () => {
    const restored = await ran(postgres, "restore", file);
    const host = new URL(postgres.DATABASE_URL ?? "").host;
    expect(restored).toEqual({
      out: [`Restored ${file} to ${name} on ${host}: ${words}.`],
      err: [],
      code: 0,
    });
    expect(await contents(postgres)).toEqual(held);

    const again = join(folder, "again.backup.gz");
    const back = { DATA_DIR: join(folder, "back") };
    expect((await ran(postgres, "backup", again)).code).toBe(0);
    expect((await ran(back, "restore", again)).err).toEqual([]);
    expect(await contents(back)).toEqual(held);
    const db = await open(back);
    expect(await actsIn(db)).toEqual([
      { command: "restore", what: { file } },
      { command: "restore", what: { file: again } },
    ]);
    expect(await db.query("select from sessions")).toEqual([]);
    await db.close();
  });

  it("is not restored over what is there", async () => {
    expect((await ran(full, "restore", file)).err).toEqual([
      `${full.DATA_DIR} already has a database: move it away, or set DATA_DIR.`,
    ]);
    expect((await ran(postgres, "restore", file)).err).toEqual([
      `${name} on ${new URL(postgres.DATABASE_URL ?? "").host} already has tables of the partner API: restore to an empty database.`,
    ]);
  });

  it("that an earlier version has written is restored, too", async () => {
    const archive = join(folder, "earlier.tar.gz");
    const files = join(full.DATA_DIR, "database");
    expect(spawnSync("tar", ["-C", files, "-czf", archive, "."]).status).toBe(0);
    const earlier = { DATA_DIR: join(folder, "earlier") };
    expect(await ran(earlier, "restore", archive)).toEqual({
      out: [`Restored ${archive} to ${earlier.DATA_DIR}`],
      err: [],
      code: 0,
    });
    expect(await contents(earlier)).toEqual(held);
    const refused = await ran(postgres, "restore", archive);
    expect([refused.code, refused.err[0]]).toEqual([
      1,
      `${archive} has the files of an embedded database: restore it without DATABASE_URL, and take a backup of that.`,
    ]);
  });

  it("leaves a database as it is, whatever version has migrated it", async () => {
    const newest = "select name from migrations order by name desc limit 1";
    await asOwner(
      postgres.DATABASE_URL ?? "",
      `insert into migrations values ('9001-more.sql', 'x')`,
    );
    const taken = await ran(postgres, "backup", join(folder, "newer.backup.gz"));
    expect([taken.code, taken.err]).toEqual([0, []]);
    const restored = await ran(
      { DATA_DIR: join(folder, "newer") },
      "restore",
      join(folder, "newer.backup.gz"),
    );
    expect(restored.err[0]).toContain("with 9001-more.sql, and this is version 0.1.0");
    await asOwner(
      postgres.DATABASE_URL ?? "",
      "delete from migrations where name = '9001-more.sql'",
    );
    await asOwner(postgres.DATABASE_URL ?? "", `delete from migrations where name = (${newest})`);
    const older = join(folder, "older.backup.gz");
    expect((await ran(postgres, "backup", older)).code).toBe(0);
    const [header = ""] = gunzipSync(readFileSync(older)).toString().split("\n");
    const { migrations } = JSON.parse(header) as { migrations: { name: string }[] };
    const known = readdirSync(
      new URL("../../../packages/partner-api/src/database/migrations/", import.meta.url),
    );
    expect(migrations.map(({ name }) => name)).toEqual(known.sort().slice(0, -1));
  });

  it("of a distributed database is refused", async () => {
    const set = "insert into settings values ('distributed', 'citus')";
    await asOwner(postgres.DATABASE_URL ?? "", set);
    const path = join(folder, "nodes.backup.gz");
    expect(await ran(postgres, "backup", path)).toEqual({
      out: [],
      err: ["The database is distributed: take its backup by the means of its cluster."],
      code: 1,
    });
    expect(existsSync(path)).toBe(false);
    await asOwner(postgres.DATABASE_URL ?? "", "delete from settings where name = 'distributed'");
  });

  const changed = (change: (text: string) => string) => {
    const path = join(folder, "changed.backup.gz");
    writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return path;
  };

  it.each<[string, () => string, RegExp]>([
    [
      "is cut off",
      () => {
        const path = join(folder, "cut.backup.gz");
        writeFileSync(path, readFileSync(file).subarray(0, -1000));
        return path;
      },
      /cut\.backup\.gz is not a whole backup: unexpected end of file\.$/,
    ],
    [
      "lacks a row",
      () => changed((text) => text.replace(/(copy companies .*\n).*\n/, "$1")),
      /changed\.backup\.gz is not a whole backup: it ends too early\.$/,
    ],
    [
      "is from a newer version",
      () => changed((text) => text.replaceAll("0004-row-level-security", "9004-more")),
      /^The backup is newer than this version of the partner API: version .* wrote it, with 9004-more\.sql/,
    ],
    [
      "counts its days elsewhere",
      () => changed((text) => text.replace('"timeZone":"Asia/Dhaka"', '"timeZone":"Asia/Tokyo"')),
      /^The backup counts its service days in Asia\/Tokyo: set REPORTING_TIMEZONE to that zone\.$/,
    ],
    ["is something else", () => join(folder, "full", "complete"), /complete is not a whole backup/],
  ])("is refused when it %s, and leaves nothing behind", async (_, path, message) => {
    const elsewhere = join(folder, "elsewhere");
    const { out, err, code } = await ran({ DATA_DIR: elsewhere }, "restore", path());
    expect([out, code]).toEqual([[], 1]);
    expect(err[0]).toMatch(message);
    expect(existsSync(join(elsewhere, "complete"))).toBe(false);
  });

  it("of nothing fails", async () => {
    const none = join(folder, "none");
    const path = join(folder, "none.backup.gz");
    expect(await ran({ DATA_DIR: none }, "backup", path)).toEqual({
      out: [],
      err: [
        `There is no database in ${none}. Make one with demo data by \`npx pnpm@10 start\` or an empty one by \`npx pnpm@10 partner-api prepare\`, restore a backup, or set DATA_DIR.`,
      ],
      code: 1,
    });
    expect([existsSync(none), existsSync(path), existsSync(`${path}.partial`)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
