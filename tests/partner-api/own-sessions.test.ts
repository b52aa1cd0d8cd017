import { describe, expect, it } from "vitest";
import { mainEngine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { answered, chrome, done, firefox, ownAccount, refused } from "./own-account.ts";

describe.each([mainEngine])("an account with sessions on %s", (engine) => {
  const { host, user, post, signIn, statusOf, list } = ownAccount(engine);

  it("lists its sessions, with what they were begun on [V7.5.1]", async () => {
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

  it("lists no session that is old, was idle, or is somebody else's [V7.5.1]", async () => {
    const here = await signIn();
    for (const [column, by] of [
      ["created_at", "12 hours 1 minute"],
      ["last_seen_at", "121 minutes"],
    ]) {
      await signIn(chrome);
      await host().db.query(
        `update sessions set ${column} = now() - interval '${by}', device = 'old'
         where user_id = $1 and device = 'Chrome on Android'`,
        [user()],
      );
    }
    expect((await list(here.token)).map(({ device }: { device: string }) => device)).toEqual([
      "Firefox on Windows",
    ]);
    expect(await list(await host().tokenOf("demo"))).toHaveLength(1);
  });

  it("ends one of its sessions, and none of somebody else's [V7.5.1]", async () => {
    const [here, other, third] = [await signIn(), await signIn(chrome), await signIn()];
    const ofSomebody = await host().tokenOf("demo");
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

  it("ends all others, and then there are none to end [V7.5.1]", async () => {
    const [here, other] = [await signIn(), await signIn(chrome)];
    const ofSomebody = await host().tokenOf("demo");
    const end = async () => answered(await post("/api/auth/sessions/end-others", here.token));
    expect([await end(), await end()]).toEqual([done, done]);
    const tokens = [here.token, other.token, ofSomebody];
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 401, 200]);
  });

  describe("with sign-ins from new places", () => {
    const [office, home, attacker, phone] = ["10.1.1.1", "10.2.2.2", "10.9.9.9", "10.3.3.3"];
    const toldAt = async (place: string, userAgent = firefox) =>
      (await signIn(userAgent, password, place)).new_places;
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

    it("is told of each once at the next sign-in from another place [V6.0.6]", async () => {
      expect(await toldAt(office)).toEqual([]);
      expect(await toldAt(attacker, chrome)).toEqual([]);
      expect(await toldAt(attacker, chrome)).toEqual([]);
      expect(await toldAt(office)).toEqual([{ at, device: "Chrome on Android" }]);
      expect(await toldAt(office)).toEqual([]);
    });

    it("is told at each known place for itself, the newest first [V6.0.6]", async () => {
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

    it("keeps the device in words alone, and no place as it is [V6.0.6]", async () => {
      await toldAt(office);
      await toldAt(phone, chrome);
      const kept = await host().db.query(
        `select sign_in_places::text as row from sign_in_places where user_id = $1
         union all select sessions::text from sessions where user_id = $1`,
        [user()],
      );
      expect(
        kept.filter(({ row }) => /Mozilla|Gecko|140\.0|10\.[13]\.\d/.test(String(row))),
      ).toEqual([]);
    });
  });
});
