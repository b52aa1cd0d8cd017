import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mainEngine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";

const office = "10.1.1.1";
const elsewhere = "10.2.2.2";
const attacker = "10.9.9.9";

describe.each([mainEngine])("an account that is attacked, on %s", (engine) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(engine, { TRUST_PROXY: "1" });
  });
  afterAll(() => host.stop());
  afterEach(async () => {
    await host.db.query("delete from sign_in_tries");
    await host.db.query("delete from sign_in_places");
  });

  const tryFrom = async (place: string, secret = password, username = "demo") => {
    const { statusCode } = await host.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "x-forwarded-for": place },
      payload: { username, password: secret },
    });
    return statusCode;
  };
  const attack = async (from = attacker) => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push(await tryFrom(from, "wrong"));
    return statuses;
  };
  const fillPlace = (place: string) =>
    host.db.query(
      `insert into sign_in_tries (subject, tries)
       select 'address ' || $1, array_agg(now()) from generate_series(1, 50)`,
      [place],
    );
  const placesAndKey = () =>
    host.db.query<{ place: string; key: string }>(
      `select place, value as key from sign_in_places, settings
       where name = 'sign_in_places_key'`,
    );
  const locked = [401, 401, 401, 401, 401, 429];

  it("stays open to the places that its user signed in from before, and to no other [V6.1.1]", async () => {
    expect(await tryFrom(office)).toBe(200);
    expect(await attack()).toEqual(locked);
    expect(await tryFrom(office)).toBe(200);
    expect(await tryFrom(elsewhere)).toBe(429);
    expect(await tryFrom(attacker)).toBe(429);
  });

  it("has five attempts at such a place, too [V6.0.5]", async () => {
    await tryFrom(office);
    await tryFrom(elsewhere);
    expect(await attack(office)).toEqual(locked);
    expect(await tryFrom(office)).toBe(429);
    expect(await tryFrom(elsewhere)).toBe(200);
  });

  it("is known anew at its places after the key was replaced as the page on keys says [V11.1.1]", async () => {
    const page = readFileSync("docs/data-protection.md", "utf8");
    const [, statements = ""] = /```sql\n(.+?)```/s.exec(page) ?? [];
    await tryFrom(office);
    const before = await placesAndKey();
    for (const statement of statements.split(";\n").filter(Boolean)) await host.db.query(statement);
    expect(await attack()).toEqual(locked);
    expect(await tryFrom(office)).toBe(429);
    await host.db.query("delete from sign_in_tries");
    expect(await tryFrom(office)).toBe(200);
    const after = await placesAndKey();
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(after[0]?.place).not.toBe(before[0]?.place);
    expect(after[0]?.key).toMatch(/^[0-9a-f]{64}$/);
    expect(after[0]?.key).not.toBe(before[0]?.key);
  });

  it("is not locked by an address that is refused itself [V6.1.1]", async () => {
    await fillPlace(attacker);
    expect(await attack()).toEqual([429, 429, 429, 429, 429, 429]);
    expect(await tryFrom(elsewhere)).toBe(200);
  });

  it("has no place of its own for a name that nobody has, nor for a user from elsewhere", async () => {
    await tryFrom(office);
    expect(await tryFrom(office, password, "solo")).toBe(200);
    await host.db.query(
      "delete from sign_in_places where user_id = (select user_id from users where username = 'solo')",
    );
    const tried: number[] = [];
    for (let round = 0; round < 6; round += 1) tried.push(await tryFrom(office, "wrong", "solo"));
    expect(tried).toEqual(locked);
    expect(await tryFrom(attacker, password, "solo")).toBe(429);
  });

  it("forgets a place after 90 days [V6.0.5]", async () => {
    const ageOf = async (days: number) => {
      await host.db.query("delete from sign_in_tries");
      await host.db.query("update sign_in_places set last_at = now() - $1 * interval '1 day'", [
        days,
      ]);
      await attack();
      return tryFrom(office);
    };
    await tryFrom(office);
    expect(await ageOf(89)).toBe(200);
    expect(await ageOf(91)).toBe(429);
  });

  it("keeps its newest sixteen places, each as a hash that is another one for each user [V6.0.5]", async () => {
    const places = Array.from({ length: 17 }, (_, at) => `10.0.0.${at}`);
    for (const place of places) await tryFrom(place);
    await tryFrom(places[16] ?? "", password, "solo");
    const stored = await host.db.query<{ username: string; place: string }>(
      "select username, place from sign_in_places join users using (user_id)",
    );
    expect(stored.filter(({ place }) => !/^[0-9a-f]{64}$/.test(place))).toEqual([]);
    expect(new Set(stored.map(({ place }) => place)).size).toBe(17);
    expect(stored.filter(({ username }) => username === "demo")).toHaveLength(16);
    await attack();
    expect(await tryFrom("10.0.0.16")).toBe(200);
    expect(await tryFrom("10.0.0.1")).toBe(200);
    expect(await tryFrom("10.0.0.0")).toBe(429);
  });

  it("knows an IPv4 address in the form of IPv6, apart from its neighbours [V15.3.4]", async () => {
    await fillPlace("10.0.0.1");
    expect(await tryFrom("::ffff:10.0.0.1")).toBe(429);
    expect(await tryFrom("::FFFF:0A00:0001")).toBe(429);
    expect(await tryFrom("::ffff:10.0.0.2")).toBe(200);
  });

  it("knows an IPv6 network as one place", async () => {
    await fillPlace("2001:db8:1:2::");
    expect(await tryFrom("2001:db8:1:2:3:4:5:6")).toBe(429);
    expect(await tryFrom("2001:DB8:1:2::9")).toBe(429);
    expect(await tryFrom("2001:db8:1:3::9")).toBe(200);
  });

  it("takes the nearest address where what is passed on is none, however long", async () => {
    const noise = randomBytes(3000).toString("hex");
    expect(await tryFrom(noise, "wrong")).toBe(401);
    expect(await tryFrom(`${noise},${noise}`, "wrong")).toBe(401);
    const subjects = await host.db.query(
      "select cardinality(tries) as tries from sign_in_tries where subject = 'address 127.0.0.1'",
    );
    expect(subjects).toEqual([{ tries: 2 }]);
  });

  it("has five attempts under all spellings that the database takes for its name [V6.1.1]", async () => {
    await host.addUser("ασ ασ ασ ii", []);
    const spellings = ["ασ", "ΑΣ"].flatMap((one) =>
      ["ασ", "αΣ"].flatMap((two) =>
        ["ασ", "ΑΣ"].flatMap((three) =>
          ["ii", "Ii"].map((four) => [one, two, three, four].join(" ")),
        ),
      ),
    );
    const own = await host.db.query<{ spelling: string }>(
      `select spelling from json_array_elements_text($1) as spelling
       where lower(spelling) = (select lower(username) from users where username like 'ασ%')`,
      [JSON.stringify(spellings)],
    );
    expect(own.length).toBeGreaterThan(1);
    const statuses: number[] = [];
    for (const { spelling } of own) statuses.push(await tryFrom(attacker, "wrong", spelling));
    for (let round = own.length; round < 6; round += 1)
      statuses.push(await tryFrom(attacker, "wrong", "ασ ασ ασ ii"));
    expect(statuses).toEqual([...locked, ...statuses.slice(6).map(() => 429)]);
    await host.db.query("delete from users where username like 'ασ%'");
  });
});

it("no place is kept where the setting says so [V6.0.5]", async () => {
  const host = await startHost("PGlite", { SIGN_IN_PLACES_DAYS: "0" });
  await host.tokenOf("demo");
  expect(await host.db.query("select from sign_in_places")).toEqual([]);
  await host.stop();
});
