import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mainEngine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";

describe.each([mainEngine])("accounts on %s", (engine) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(engine);
  });
  afterAll(() => host.stop());
  afterEach(() => host.db.query("delete from sign_in_tries"));

  it("have sign-ins, sign-outs and denials logged, each with its request [V16.2.1, V16.3.1, V16.3.2]", async () => {
    host.logged.length = 0;
    const token = await host.tokenOf("demo");
    await host.signIn("demo", "a wrong secret");
    await host.signIn("nobody at all", "a wrong secret");
    await host.get("/api/intracity/vehicles/999", token);
    await host.get("/api/auth/user");
    await host.app.inject({
      method: "POST",
      url: "/api/auth/logout",
      headers: { authorization: `Bearer ${token}` },
    });
    const lines = host.logged.map((line) => JSON.parse(line));
    const told = lines.filter(({ msg }) => msg !== "answered");
    expect(told.map(({ msg, user, status }) => [msg, user, status])).toEqual([
      ["signed in", 1, undefined],
      ["sign-in failed", 1, undefined],
      ["denied", undefined, 401],
      ["sign-in failed", undefined, undefined],
      ["denied", undefined, 401],
      ["denied", undefined, 403],
      ["denied", undefined, 401],
      ["signed out", 1, undefined],
    ]);
    const answered = lines.filter(({ msg }) => msg === "answered");
    const ids = new Set(answered.map(({ reqId }) => reqId));
    expect([ids.size, told.filter(({ reqId, time }) => !ids.has(reqId) || !time)]).toEqual([6, []]);
  });

  it("leave no password, token or query value in the log [V14.2.4, V16.2.5]", async () => {
    const token = await host.tokenOf("demo");
    await host.signIn("demo", "a wrong secret");
    await host.get("/api/tollplaza/vehicles/401?registration_number=SECRETPLATE", token);
    const log = host.logged.join("");
    expect(log).toContain("/api/tollplaza/vehicles/:company_id");
    expect(
      [token, password, "a wrong secret", "SECRETPLATE"].filter((it) => log.includes(it)),
    ).toEqual([]);
  });
});
