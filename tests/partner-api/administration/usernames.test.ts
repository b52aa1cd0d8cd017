import { describe, expect, it } from "vitest";
import { fitUsernames, unfitUsernames } from "../../usernames.ts";
import { ran } from "../command-line/ran.ts";
import { engines } from "../databases.ts";
import { password } from "../demo-users.ts";
import type { Host } from "../host.ts";
import { administrators } from "./administrators.ts";

/** Both are seen as one, and keyboards send either. */
const [whole, inParts] = ["ভোলা", "ভ\u09c7\u09beলা"];
/** The same of a letter that no composed form has whole. */
const [wholeAlways, inPartsComposed] = ["বগু\u09dcা", "বগু\u09a1\u09bcা"];
const phrase = "a phrase of my own";

/** As a version did that took any. */
const storeOn = ({ db }: Host, username: string) =>
  db.query(
    `insert into users (username, name, password_hash)
     select $1, $1, password_hash from users where username = 'nasrin'`,
    [username],
  );

describe("user names", () => {
  // The command line works beside a server there, and not on the embedded database.
  const { host, tokenOf, invited, accept } = administrators("PostgreSQL");
  const stored = async (first: string) =>
    (
      await host().db.query<{ username: string }>(
        "select username from users where username like $1 || '%' order by username",
        [first],
      )
    ).map(({ username }) => username);
  const run = (...words: string[]) =>
    ran(words, { DATABASE_URL: host().place.databaseUrl, DATA_DIR: undefined }, `${phrase}\n`);
  const add = (username: string) =>
    run("user", "add", username, "--name", "Bhola", "--password", "-", "--permanent");
  const signsIn = async (username: string, secret = phrase) =>
    (await host().signIn(username, secret)).statusCode;

  it("with what cannot be seen are refused in an acceptance, and the invitation stays good", async () => {
    const token = await invited(await tokenOf("farhana"));
    for (const [, username] of unfitUsernames) {
      const answer = await accept(token, { username });
      const fields = answer.json().errors.map(({ field }: { field: string }) => field);
      expect([username, answer.statusCode, fields]).toEqual([username, 400, ["username"]]);
    }
    expect((await accept(token)).statusCode).toBe(200);
  });

  it("with what cannot be seen are refused on the command line", async () => {
    const err =
      "A user name holds characters that can be seen, and single spaces between them, alone.";
    const refused = { out: "", err, code: 1 };
    const unprintable = {
      out: "",
      err: expect.stringContaining("must hold no control characters and stand on one line."),
      code: 2,
    };
    for (const [, username] of unfitUsernames) {
      const expected = /[\p{Cc}\u202e\u2066]/u.test(username) ? unprintable : refused;
      expect([username, await add(username)]).toEqual([username, expected]);
      expect(await run("user", "rename", "nasrin", "--username", username)).toEqual(expected);
    }
    expect(await stored("nas")).toEqual(["nasrin"]);
  });

  it("that can be told apart are taken", async () => {
    const others = fitUsernames.filter((username) => username !== "nasrin");
    for (const username of others) expect((await add(username)).code).toBe(0);
    for (const username of others) expect(await signsIn(username)).toBe(200);
  });

  it("are one in each encoding of their letters", async () => {
    const token = await invited(await tokenOf("farhana"));
    expect((await accept(token, { username: inParts })).statusCode).toBe(200);
    expect(await stored("ভ")).toEqual([whole]);
    expect([await signsIn(whole), await signsIn(inParts)]).toEqual([200, 200]);
    expect((await add(inParts)).err).toBe(`User ${inParts} already exists.`);
    const another = await invited(await tokenOf("farhana"));
    expect((await accept(another, { username: inParts })).json().errors).toEqual([
      { field: "username", message: "is taken" },
    ]);
  });

  it("are counted as one where a password is tried", async () => {
    await add(whole);
    const tried = [];
    for (const username of [whole, inParts, whole, inParts, whole, inParts]) {
      tried.push(await signsIn(username, "a wrong secret"));
    }
    expect(tried).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await run("user", "unlock", inParts)).code).toBe(0);
    expect(await signsIn(inParts)).toBe(200);
  });

  it("of before stay as they are, and no other is made that is seen as one of them", async () => {
    await storeOn(host(), inParts);
    await storeOn(host(), "nas\u200brin");
    const renamed = await run("user", "rename", inParts, "--name", "Bhola");
    expect(renamed.err).toBe("");
    expect([await stored("ভ"), await stored("nas")]).toEqual([
      [inParts],
      ["nasrin", "nas\u200brin"],
    ]);
    expect((await add(whole)).err).toBe(`User ${whole} already exists.`);
    for (const username of [inParts, "nas\u200brin"]) {
      expect((await host().signIn(username)).statusCode).toBe(200);
    }
  });

  it("of before sign in with the letters that they are stored in, and are composed by a rename", async () => {
    await storeOn(host(), wholeAlways);
    const tried = () =>
      Promise.all([signsIn(wholeAlways, password), signsIn(inPartsComposed, password)]);
    expect(await tried()).toEqual([200, 401]);
    expect((await run("user", "show", inPartsComposed)).err).toBe("");
    const renamed = await run("user", "rename", inPartsComposed, "--username", wholeAlways);
    expect(renamed.err).toBe("");
    expect(await stored("বগু")).toEqual([inPartsComposed]);
    expect(await tried()).toEqual([200, 200]);
  });

  it("of before that are seen as one stay two, and neither can be renamed to the other", async () => {
    await storeOn(host(), whole);
    await storeOn(host(), inParts);
    for (const [from, to] of [
      [inParts, inParts],
      [inParts, whole],
      [whole, inParts],
      ["nasrin", inParts],
    ] as const) {
      const refused = { out: "", err: `User ${to} already exists.`, code: 1 };
      expect(await run("user", "rename", from, "--username", to)).toEqual(refused);
    }
    expect(await stored("ভ")).toEqual([inParts, whole].sort());
  });
});

describe.each(engines)("user names of before on %s", (engine) => {
  const { host, tokenOf, invited, accept } = administrators(engine);

  it.each([
    [whole, inParts],
    [inParts, whole],
    [wholeAlways, inPartsComposed],
    [inPartsComposed, wholeAlways],
    ["R\u00c9N\u00c9E", "re\u0301ne\u0301e"],
    ["Ren\u00e9e", "RENE\u0301E"],
  ])("are taken, however their letters are encoded: %j, %j", async (before, username) => {
    await storeOn(host(), before);
    const answer = await accept(await invited(await tokenOf("farhana")), { username });
    expect(answer.json().errors).toEqual([{ field: "username", message: "is taken" }]);
  });
});
