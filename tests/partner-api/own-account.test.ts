import type { LightMyRequestResponse } from "fastify";
import { beginSession, buildServer, readSettings } from "partner-api";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mainEngine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";
import { servedOperations } from "./served-operations.ts";

const next = "another phrase for the tests";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

const refused = (code: string, message: string) => ({
  success: false,
  code,
  message,
  request_id: expect.stringMatching(/./),
});
const wrongPassword = [403, refused("wrong_password", "The old password is wrong.")];
const done = [200, { success: true }];

const answered = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json()];

describe.each([mainEngine])("one's own account on %s", (engine) => {
  let host: Host;
  let user: number;
  beforeAll(async () => {
    host = await startHost(engine, { TRUST_PROXY: "1" });
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    user = await host.addUser("nasrin", [{ company_id: 101, module: "intracity" }]);
  });
  afterEach(async () => {
    await host.db.query("delete from users where user_id = $1", [user]);
    await host.db.query("delete from sessions");
    await host.db.query("delete from sign_in_tries");
  });

  const post = (url: string, token: string, payload?: object, place = "10.1.1.1") =>
    host.app.inject({
      method: "POST",
      url,
      headers: { authorization: `Bearer ${token}`, "x-forwarded-for": place },
      ...(payload && { payload }),
    });
  const change = (token: string, old_password: string, new_password: string) =>
    post("/api/auth/password", token, { old_password, new_password });
  const signIn = async (userAgent = firefox, secret = password, place = "10.1.1.1") => {
    const answer = await host.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "user-agent": userAgent, "x-forwarded-for": place },
      payload: { username: "nasrin", password: secret },
    });
    return answer.json().data as { token: string; new_places: object[] };
  };
  const statusOf = async (token: string) => (await host.get("/api/auth/user", token)).statusCode;
  const list = async (token: string) => (await host.get("/api/auth/sessions", token)).json().data;

  it("has its password changed, which ends the other sessions", async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    const ofSomebody = await host.tokenOf("demo");
    expect(answered(await change(token, password, next))).toEqual(done);
    expect([
      await statusOf(token),
      await statusOf(other.token),
      await statusOf(ofSomebody),
    ]).toEqual([200, 401, 200]);
    expect([await signIn(), (await signIn(firefox, next)).token]).toEqual([
      undefined,
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });

  it("keeps its password and its sessions if the old one is wrong", async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    expect(answered(await change(token, `${password} `, next))).toEqual(wrongPassword);
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([200, 200]);
    expect((await signIn()).token).toMatch(/./);
  });

  it("takes no password that is easy to guess, nor the old one, and counts no try for it", async () => {
    const { token } = await signIn();
    const wordsOf = async (secret: string) => {
      const answer = await change(token, "not the old one", secret);
      return [answer.statusCode, answer.json().code, answer.json().errors];
    };
    const bad = (message: string) => [400, "bad_request", [{ field: "new_password", message }]];
    expect([
      await wordsOf("short"),
      await wordsOf("Sunshine2024!"),
      await wordsOf("nasrin, nasrin, nasrin"),
      await wordsOf("not the old one"),
    ]).toEqual([
      bad("The password is too short: use at least 12 characters."),
      bad("The password is one of the most common ones."),
      bad(
        "The password is easy to guess: do not use the user name, a word from this portal, or digits alone.",
      ),
      bad("The new password is the old one."),
    ]);
    expect(await host.db.query("select from sign_in_tries where subject like 'account%'")).toEqual(
      [],
    );
  });

  it("is changed by one of two changes at the same time", async () => {
    const [one, two] = [await signIn(), await signIn()];
    const answers = await Promise.all([
      change(one.token, password, `${next}, one`),
      change(two.token, password, `${next}, two`),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([...statuses].sort()).not.toEqual([200, 200]);
    const winner = statuses.indexOf(200);
    expect((await signIn(firefox, `${next}, ${winner ? "two" : "one"}`)).token).toMatch(/./);
  });

  it("keeps its password and its sessions if the server fails between the change and its answer", async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    const failing = await buildServer({
      operations: servedOperations,
      settings: readSettings({ LOG_LEVEL: "silent" }),
      db: {
        ...host.db,
        tx: (work) =>
          host.db.tx(async (tx) => {
            await work(tx);
            throw new Error("killed");
          }),
      },
    });
    const answer = await failing.inject({
      method: "POST",
      url: "/api/auth/password",
      headers: { authorization: `Bearer ${token}` },
      payload: { old_password: password, new_password: next },
    });
    await failing.close();
    expect(answer.statusCode).toBe(500);
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([200, 200]);
    expect([(await signIn()).token, await signIn(firefox, next)]).toEqual([
      expect.stringMatching(/./),
      undefined,
    ]);
  });

  it("begins no session for a password that is changed while it is checked", async () => {
    const [held] = await host.db.query<{ hash: string }>(
      "select password_hash as hash from users where user_id = $1",
      [user],
    );
    const begin = (passwordHash: string | undefined) =>
      beginSession(host.db, user, { passwordHash: passwordHash ?? "" });
    let waiting: Promise<string> | undefined;
    await host.db.tx(async (tx) => {
      await tx.query("update users set password_hash = 'another' where user_id = $1", [user]);
      waiting = begin(held?.hash);
      waiting.catch(() => {});
      await tx.query("select pg_sleep(0.1)::text");
    });
    await expect(waiting).rejects.toThrow("Sign in first.");
    expect(await host.db.query("select from sessions where user_id = $1", [user])).toEqual([]);
    expect(await begin("another")).toMatch(/^[\w-]{43}$/);
  });

  it("lists its sessions, with what they were begun on", async () => {
    const here = await signIn();
    await signIn(chrome);
    await signIn("nightly export");
    const sessions = await list(here.token);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const session = (device: string | null) => ({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      device,
      since: moment,
      last_seen: moment,
      is_current: device === "Firefox on Windows",
    });
    expect(sessions).toEqual(
      [null, "Chrome on Android", "Firefox on Windows"].map((device) => session(device)),
    );
    expect(JSON.stringify(sessions)).not.toContain(here.token);
  });

  it("lists no session that is old, was idle, or is somebody else's", async () => {
    const here = await signIn();
    for (const [column, by] of [
      ["created_at", "12 hours 1 minute"],
      ["last_seen_at", "121 minutes"],
    ]) {
      await signIn(chrome);
      await host.db.query(
        `update sessions set ${column} = now() - interval '${by}', device = 'old'
         where user_id = $1 and device = 'Chrome on Android'`,
        [user],
      );
    }
    expect((await list(here.token)).map(({ device }: { device: string }) => device)).toEqual([
      "Firefox on Windows",
    ]);
    expect(await list(await host.tokenOf("demo"))).toHaveLength(1);
  });

  it("ends one of its sessions, and none of somebody else's", async () => {
    const [here, other, third] = [await signIn(), await signIn(chrome), await signIn()];
    const ofSomebody = await host.tokenOf("demo");
    const [foreign] = await list(ofSomebody);
    const sessions = await list(here.token);
    const { id } = sessions.find(({ device }: { device: string }) => device?.startsWith("Chrome"));
    const end = async (session: string) =>
      answered(await post(`/api/auth/sessions/${session}/end`, here.token));
    const notFound = [404, refused("not_found", "Nothing was found at this address.")];
    expect(await end(id)).toEqual(done);
    expect([await end(id), await end(foreign.id), await end("x"), await end("7")]).toEqual([
      notFound,
      notFound,
      notFound,
      notFound,
    ]);
    const tokens = [here.token, other.token, third.token, ofSomebody];
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 401, 200, 200]);
  });

  it("ends all others, and then there are none to end", async () => {
    const [here, other] = [await signIn(), await signIn(chrome)];
    const ofSomebody = await host.tokenOf("demo");
    const end = async () => answered(await post("/api/auth/sessions/end-others", here.token));
    expect([await end(), await end()]).toEqual([done, done]);
    const tokens = [here.token, other.token, ofSomebody];
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 401, 200]);
  });

  it("has what was done logged, and no password, token or device", async () => {
    const { token } = await signIn(chrome);
    const other = await signIn();
    const [{ id }] = await list(token);
    host.logged.length = 0;
    await post(`/api/auth/sessions/${id}/end`, token);
    await change(token, "a wrong secret", next);
    await change(token, password, "shortsecret");
    await change(token, password, next);
    await post("/api/auth/sessions/end-others", token);
    const lines = host.logged
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg !== "answered");
    expect(lines.map(({ msg, user, status }) => [msg, user, status])).toEqual([
      ["session ended", user, undefined],
      ["password not changed", user, undefined],
      ["denied", undefined, 403],
      ["password changed", user, undefined],
      ["other sessions ended", user, undefined],
    ]);
    const log = host.logged.join("");
    expect(log).toContain("/api/auth/sessions/:session_id/end");
    const secrets = [token, other.token, password, next, "a wrong secret", "shortsecret", id];
    expect([...secrets, "Chrome", "Mozilla"].filter((it) => log.includes(it))).toEqual([]);
    expect(await host.db.query("select from acts")).toEqual([]);
  });

  describe("whose password has to be changed", () => {
    const askToChange = () =>
      host.db.query("update users set must_change_password = true where user_id = $1", [user]);
    const toChange = [403, refused("password_change_required", "Change the password first.")];

    it("is answered nothing but the user, the change and the sign-out", async () => {
      const { token } = await signIn();
      await askToChange();
      const { data } = (await host.get("/api/auth/user", token)).json();
      expect([data.must_change_password, data.user.username]).toEqual([true, "nasrin"]);
      const range = "from_date=2026-06-01&to_date=2026-06-02";
      const asked = [
        host.get(`/api/intracity/reports/counterwise/101?${range}`, token),
        host.get("/api/intracity/vehicles/101", token),
        host.get("/api/intracity/vehicles/999", token),
        host.get("/api/today", token),
        host.get("/api/auth/sessions", token),
        post("/api/auth/sessions/end-others", token),
        post("/api/auth/sessions/x/end", token),
      ];
      for (const answer of asked) expect(answered(await answer)).toEqual(toChange);
      expect(answered(await post("/api/auth/logout", token))).toEqual(done);
    });

    it("is answered all again once it is changed", async () => {
      const { token } = await signIn();
      await askToChange();
      expect(answered(await change(token, "not the old one", next))).toEqual(wrongPassword);
      expect((await host.get("/api/today", token)).statusCode).toBe(403);
      expect(answered(await change(token, password, next))).toEqual(done);
      expect((await host.get("/api/today", token)).statusCode).toBe(200);
      const { data } = (await host.get("/api/auth/user", token)).json();
      expect(data.must_change_password).toBe(false);
    });

    it("sees no row of the company behind the second wall either", async () => {
      const seen = () =>
        host.db.tx(async (tx) => {
          await tx.run(
            `set local partner.user_id = ${user}; set local partner.company_id = 101;
             set local partner.module = 'intracity'; set local role partner_reader`,
          );
          const [found] = await tx.query(
            `select exists (select from vehicles) as vehicles,
               exists (select from takings_by_hour) as hours,
               must_change_password
             from users`,
          );
          return found;
        });
      expect(await seen()).toEqual({ vehicles: true, hours: true, must_change_password: false });
      await askToChange();
      expect(await seen()).toEqual({ vehicles: false, hours: false, must_change_password: true });
    });
  });

  describe("with sign-ins from new places", () => {
    const [office, home, attacker, phone] = ["10.1.1.1", "10.2.2.2", "10.9.9.9", "10.3.3.3"];
    const toldAt = async (place: string, userAgent = firefox) =>
      (await signIn(userAgent, password, place)).new_places;
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

    it("is told of each once at the next sign-in from another place", async () => {
      expect(await toldAt(office)).toEqual([]);
      expect(await toldAt(attacker, chrome)).toEqual([]);
      expect(await toldAt(attacker, chrome)).toEqual([]);
      expect(await toldAt(office)).toEqual([{ at, device: "Chrome on Android" }]);
      expect(await toldAt(office)).toEqual([]);
    });

    it("is told at each known place for itself, the newest first", async () => {
      for (const place of [office, home, attacker]) await toldAt(place);
      expect(await toldAt(phone, chrome)).toEqual([{ at, device: "Firefox on Windows" }]);
      expect(await toldAt(office)).toEqual(
        ["Chrome on Android", "Firefox on Windows", "Firefox on Windows"].map((device) => ({
          at,
          device,
        })),
      );
      expect((await toldAt(home)).length).toBe(2);
    });

    it("keeps the device in words alone, and no place as it is", async () => {
      await toldAt(office);
      await toldAt(phone, chrome);
      const kept = await host.db.query(
        `select sign_in_places::text as row from sign_in_places where user_id = $1
         union all select sessions::text from sessions where user_id = $1`,
        [user],
      );
      expect(
        kept.filter(({ row }) => /Mozilla|Gecko|140\.0|10\.[13]\.\d/.test(String(row))),
      ).toEqual([]);
    });
  });
});
