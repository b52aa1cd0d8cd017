import { afterAll, beforeAll, expect, it } from "vitest";
import { ran } from "./command-line/ran.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost("PostgreSQL");
});
afterAll(() => host.stop());

async function tryFrom(remoteAddress: string, secret: string, username = "demo") {
  const payload = { username, password: secret };
  const url = "/api/auth/login";
  return (await host.app.inject({ method: "POST", url, payload, remoteAddress })).statusCode;
}

it("a user whose failed sign-ins are forgotten signs in at once, from wherever", async () => {
  const [known, unknown] = ["10.0.0.1", "10.0.0.2"];
  expect(await tryFrom(known, password)).toBe(200);
  for (const place of [known, unknown]) {
    for (let tries = 0; tries < 5; tries += 1) await tryFrom(place, "wrong");
    expect(await tryFrom(place, password)).toBe(429);
  }
  await tryFrom(unknown, "wrong", "solo");

  const environment = { DATABASE_URL: host.place.databaseUrl, DATA_DIR: undefined };
  expect((await ran(["user", "show", "Demo"], environment)).out).toContain(
    "10 failed sign-ins in the last five minutes.",
  );
  expect(await ran(["user", "unlock", "Demo"], environment)).toEqual({
    out: "Unlocked Demo: 10 failed sign-ins forgotten.",
    err: "",
    code: 0,
  });
  expect((await ran(["user", "show", "solo"], environment)).out).toContain("1 failed sign-in in");
  expect(await tryFrom(known, password)).toBe(200);
  expect(await tryFrom(unknown, password)).toBe(200);
});
