import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { passwords } from "partner-api";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { copyFolder } from "../copied.ts";
import { type OwnDatabase, openAt, ownDatabase } from "../databases.ts";
import { type Environment, ran } from "./ran.ts";

const program = fileURLToPath(
  new URL("../../../packages/partner-api/bin/partner-api.mjs", import.meta.url),
);

async function ranAsProcess(words: string[], environment: Environment, input = "") {
  const { DATABASE_URL, ...env } = process.env;
  const child = spawn(process.execPath, [program, ...words], { env: { ...env, ...environment } });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  return { out: out.trim(), err: err.trim(), code };
}

describe("the command line", () => {
  let folder: string;
  let data: string;
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase("PostgreSQL");
    folder = mkdtempSync(join(tmpdir(), "partner-api-cli-"));
    data = join(folder, "data");
    copyFolder(inject("emptyDirectory"), data);
  });
  afterAll(async () => {
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (words: string[], input = "") =>
    ran(words, { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined }, input);
  const embedded = (words: string[], directory = data) =>
    ran(words, { DATABASE_URL: undefined, DATA_DIR: directory });

  const open = () => openAt({ databaseUrl: undefined, dataDirectory: data });

  it("makes a company, a user and a grant", async () => {
    expect(await run(["company", "add", "Bhairab Lines"])).toEqual({
      out: "Added company 1001, Bhairab Lines.",
      err: "",
      code: 0,
    });
    const added = await ranAsProcess(
      ["user", "add", "nasrin", "--name", "Nasrin Akter", "--password", "-"],
      { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined },
      "a phrase of her own\n",
    );
    expect(added).toEqual({ out: "Added user nasrin.", err: "", code: 0 });
    expect(
      (await run(["user", "grant", "nasrin", "--module", "water", "--company", "1001"])).out,
    ).toBe("nasrin now has access to company 1001 in water.");

    const rows = await own.db.query<{ password_hash: string }>(
      "select username, name, company_id, module, password_hash, must_change_password from users join grants using (user_id)",
    );
    expect(rows).toEqual([
      {
        username: "nasrin",
        name: "Nasrin Akter",
        company_id: 1001,
        module: "water",
        password_hash: expect.stringMatching(/^\$argon2id/),
        must_change_password: true,
      },
    ]);
    expect(await passwords().verify("a phrase of her own", rows[0]?.password_hash)).toBe(true);
  });

  it("generates a password when none is given, and disables a user [V6.4.1, V11.5.1]", async () => {
    expect((await run(["user", "add", "rafiq", "--name", "Md. Rafiq"])).out).toMatch(
      /^Added user rafiq\.\nPassword: [\w-]{24}$/,
    );
    expect((await run(["user", "disable", "RAFIQ"])).code).toBe(0);
    expect(await own.db.query("select username from users where disabled_at is not null")).toEqual([
      { username: "rafiq" },
    ]);
  });

  it("changes a password to exactly what was typed, and ends the sessions [V6.2.8, V6.4.3, V7.4.3, V7.4.5]", async () => {
    const begin = () =>
      own.db.query(
        "insert into sessions (token_hash, user_id) select sha256(username::bytea), user_id from users where username = 'nasrin'",
      );
    const sessions = () => own.db.query("select user_id from sessions");
    await begin();
    const changed = await run(
      ["user", "password", "nasrin", "--password", "-"],
      " a new phrase \n",
    );
    expect([changed.out, await sessions()]).toEqual(["Changed the password of nasrin.", []]);
    const [user] = await own.db.query<{ hash: string }>(
      "select password_hash as hash from users where username = 'nasrin'",
    );
    expect(await passwords().verify(" a new phrase ", user?.hash)).toBe(true);
    expect((await run(["user", "password", "nasrin"])).out).toMatch(
      /^Changed the password of nasrin\.\nPassword: [\w-]{24}$/,
    );

    await begin();
    expect([(await run(["user", "sign-out", "nasrin"])).out, await sessions()]).toEqual([
      "Signed nasrin out.",
      [],
    ]);
  });

  it("refuses a password that is easy to guess [V6.2.1]", async () => {
    const add = (password: string) =>
      run(["user", "add", "tania", "--name", "Tania", "--password", "-"], `${password}\n`);
    expect((await add("short phras")).err).toBe(
      "The password is too short: use at least 12 characters.",
    );
    expect((await add("a phrase ".repeat(23))).err).toBe(
      "The password is too long: use at most 200 characters.",
    );
    expect((await add("Sunshine2024!")).err).toBe("The password is one of the most common ones.");
    expect((await add("Tania-Tania-Tania")).err).toMatch(/^The password is easy to guess/);
    expect(await own.db.query("select from users where username = 'tania'")).toEqual([]);
  });

  it.each([
    [["user", "add", "nasrin", "--name", "Another"], "User nasrin already exists."],
    [
      ["user", "grant", "nobody", "--module", "water", "--company", "1001"],
      "User nobody does not exist.",
    ],
    [
      ["user", "grant", "nasrin", "--module", "water", "--company", "7"],
      "Company 7 does not exist.",
    ],
    [["demo", "1"], "The database already has users or companies."],
  ])("fails at %j and says why", async (words, message) => {
    expect(await run(words)).toEqual({ out: "", err: message, code: 1 });
  });

  it("distributes a database of Citus alone, while nobody else has it open", async () => {
    expect(await embedded(["distribute"])).toEqual({
      out: "",
      err: "DATABASE_URL is not set: the embedded database has no nodes.",
      code: 1,
    });
    if (own.db.isDistributed) return;
    // PostgreSQL lists a connection for a moment after it was closed.
    await expect
      .poll(async () => (await run(["distribute"])).err)
      .toBe("The database has 1 other connections: stop the servers first.");
  });

  it("leaves a database alone that another process has open", async () => {
    const db = await open();
    const { err, code } = await ranAsProcess(["company", "add", "Second"], {
      DATABASE_URL: undefined,
      DATA_DIR: data,
    });
    expect([code, err]).toEqual([1, expect.stringContaining(`in use by process ${process.pid}`)]);
    expect(await db.query("select name from companies where name = 'Second'")).toEqual([]);
    await db.close();
  });

  it("imports a file, checks one without storing it, and skips bad lines on request", async () => {
    await own.db.query("insert into companies (company_id, name) values (11, 'Surma Lines')");
    const names = () => own.db.query("select name from counters order by counter_id");
    const write = (name: string, lines: string) => {
      const path = join(folder, name);
      writeFileSync(path, `company_id,module,counter_id,name\n${lines}`);
      return path;
    };
    const good = write("good.csv", "11,intracity,1,Gabtoli\n11,intracity,2,Kuril\n");
    const dry = await run(["import", "counters", good, "--dry-run"]);
    expect([dry.code, dry.out.replace(/[\d.]+ s/, "… s")]).toEqual([
      0,
      "Checked 2 lines of counters for 1 company in … s: 2 new, 0 changed, 0 as before. Nothing was stored.",
    ]);
    expect(await names()).toEqual([]);

    const mixed = write("mixed.csv", "11,intracity,1,Gabtoli\n11,rail,2,Kuril\n");
    const refused = await run(["import", "counters", mixed]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(
      'mixed.csv, line 3: module is "rail", but must be one of intracity, intercity, counterwise_ticketing',
    );
    expect(await names()).toEqual([]);

    const rejects = join(folder, "mixed.rejected.csv");
    const skipped = await run(["import", "counters", mixed, "--skip-bad"]);
    expect([skipped.code, skipped.out.replace(/[\d.]+ s/, "… s")]).toEqual([
      0,
      `Imported 1 line of counters for 1 company in … s: 1 new, 0 changed, 0 as before.\nWrote 1 bad line to ${rejects}`,
    ]);
    expect(await names()).toEqual([{ name: "Gabtoli" }]);
    expect(readFileSync(rejects, "utf8")).toContain("11,rail,2,Kuril");
    expect(await own.db.query("select what from acts where command = 'import'")).toEqual([
      { what: { kind: "counters", file: mixed, replace: false } },
    ]);
  });

  it("restores nothing from a file that is not a backup", async () => {
    const file = join(folder, "no-backup");
    writeFileSync(file, "not a backup");
    const elsewhere = join(folder, "empty");
    expect((await embedded(["restore", file], elsewhere)).code).toBe(1);
    expect(existsSync(join(elsewhere, "complete"))).toBe(false);
  });
});
