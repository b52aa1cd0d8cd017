import { checkHost } from "conformance/check-host.ts";
import { readContract } from "partner-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mainEngine } from "../partner-api/databases.ts";
import { password } from "../partner-api/demo-users.ts";
import { type Host, startHost } from "../partner-api/host.ts";

let host: Host;
let baseUrl: string;
beforeAll(async () => {
  host = await startHost(mainEngine, { PORTAL_ORIGIN: "http://localhost" });
  baseUrl = await host.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => host.stop());

const ids = readContract().map(({ id }) => id);
const outcomes = ({ operations }: Awaited<ReturnType<typeof checkHost>>) =>
  operations.map(({ id, outcome, findings }) => `${id}: ${outcome}, ${findings.length} findings`);

const asked = (id: string) => `${id}: checked, 0 findings`;
const notAsked = (id: string) => `${id}: not checked, 0 findings`;

it("finds nothing on the reference API, and leaves the session as it is", async () => {
  const token = await host.tokenOf("demo");
  host.logged.length = 0;
  const report = await checkHost({ baseUrl, access: { token } });
  const posts = readContract().flatMap(({ id, method }) => (method === "POST" ? [id] : []));
  expect(outcomes(report).sort()).toEqual(
    [
      ...ids.filter((id) => !posts.includes(id)).map(asked),
      asked("any other address"),
      ...posts.map(notAsked),
    ].sort(),
  );
  expect(report.requests).toBeLessThan(200);
  expect(report.screens.filter(({ state }) => state !== "works")).toEqual([]);
  expect(host.logged.filter((line) => line.includes('"POST"'))).toEqual([]);
  expect((await host.get("/api/auth/user", token)).statusCode).toBe(200);
});

it("finds nothing in signing in and out either", async () => {
  const operations = readContract().filter(({ id }) => ["login", "getUser", "logout"].includes(id));
  const report = await checkHost({
    baseUrl,
    access: { username: "demo", password },
    operations,
  });
  expect(outcomes(report)).toEqual(["login", "getUser", "any other address", "logout"].map(asked));
});
