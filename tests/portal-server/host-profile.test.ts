import type { HostProfile } from "partner-sdk/host-profile";
import { expect, it, onTestFinished } from "vitest";
import { sendJson, startPlainHost } from "./plain-host.ts";
import { startPortal } from "./started-portal.ts";

const profile: HostProfile = {
  signIn: { fields: { username: "email", password: "pin" }, token: "access.token" },
  defaults: {
    parameters: { from_date: "start", to_date: "end" },
    dates: { format: "DD-MM-YYYY", to: "inclusive" },
    rows: "result.items",
  },
  operations: {
    getIntracityCounterwiseReport: {
      path: "/v2/reports/{company_id}",
      query: { type: "counter" },
      fields: {
        "counter.name": "desk",
        "counter.id": "no",
        total_tickets: "sold",
        total_fares: "amount",
      },
    },
    listTollplazaFares: { absent: true },
  },
  reporting: { currency: "BDT" },
};

const report = "/api/intracity/reports/counterwise/11?from_date=2026-07-01&to_date=2026-08-01";

/** Answers in its own words, whatever comes. */
async function oddHost(answer: object, headers: Record<string, string> = {}) {
  const bodies: string[] = [];
  const host = await startPlainHost((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.once("end", () => {
      bodies.push(body);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendJson(response, answer);
    });
  });
  onTestFinished(host.stop);
  return { ...host, bodies };
}

it("asks the host for a report in its own words, and answers in those of the contract", async () => {
  const host = await oddHost({
    result: { items: [{ no: 4, desk: "Gabtoli", sold: 3, amount: 90.5 }] },
  });
  const { url, logged } = await startPortal({ host: `${host.url}/base`, profile });
  const answer = await fetch(url + report, { headers: { authorization: "Bearer secret" } });
  expect(await answer.json()).toEqual({
    success: true,
    data: [{ counter: { id: 4, name: "Gabtoli" }, total_tickets: 3, total_fares: 90.5 }],
  });
  const [came] = host.came;
  expect(came?.url).toBe("/base/v2/reports/11?type=counter&start=01-07-2026&end=31-07-2026");
  expect(came?.headers).toMatchObject({
    authorization: "Bearer secret",
    "x-forwarded-for": "127.0.0.1",
  });
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
});

it("signs in with the host's fields, and compresses no answer that holds a token", async () => {
  const host = await oddHost({ access: { token: "t".repeat(2000) } });
  const { url } = await startPortal({ host: host.url, profile });
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": "gzip" },
    body: JSON.stringify({ username: "mina", password: "secret" }),
  });
  expect(answer.headers.get("content-encoding")).toBe(null);
  expect(await answer.json()).toEqual({ success: true, data: { token: "t".repeat(2000) } });
  expect(host.bodies.map((body) => JSON.parse(body))).toEqual([{ email: "mina", pin: "secret" }]);
});

it("compresses a report", async () => {
  const items = Array.from({ length: 100 }, (_, no) => ({
    no,
    desk: "Gabtoli",
    sold: 1,
    amount: 1,
  }));
  const host = await oddHost({ result: { items } });
  const { url } = await startPortal({ host: host.url, profile });
  const answer = await fetch(url + report, { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect((await answer.json()).data).toHaveLength(100);
});

it("answers for what the host does not have, without contacting it", async () => {
  const host = await oddHost({});
  const { url } = await startPortal({ host: host.url, profile });
  for (const path of ["/api/tollplaza/fares/3", "/api/%74ollplaza/fares/3"]) {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      {
        success: false,
        code: "not_offered",
        message: "The host does not offer this.",
        request_id: answer.headers.get("x-request-id"),
      },
    ]);
  }
  expect(host.came).toEqual([]);
});

it("tells the portal what the host offers and how it reports", async () => {
  const host = await oddHost({ success: true, data: { user: { name: "Mina" }, companies: {} } });
  const { url } = await startPortal({
    host: host.url,
    profile: { only: ["getUser"], reporting: { currency: "BDT" } },
  });
  const { data } = await (await fetch(`${url}/api/auth/user`)).json();
  expect(data).toMatchObject({
    features: [
      "-/api/offline-counter/reports/{company_id}",
      "-/api/offline-counter/device-ids/{company_id}",
      "-/api/tollplaza/summary/{company_id}",
    ],
    reporting: { currency: "BDT" },
  });
});

it("names operation and field of an answer that is not as the contract has it", async () => {
  const host = await oddHost({
    result: { items: [{ no: 4, desk: "Gabtoli", sold: "many", amount: 1 }] },
  });
  const { url, logged } = await startPortal({ host: host.url, profile });
  await fetch(url + report);
  expect(
    logged.find(({ msg }) => msg === "host answers otherwise than the contract"),
  ).toMatchObject({
    level: 40,
    operation: "getIntracityCounterwiseReport",
    field: "data[0].total_tickets",
    came: 'the text "aaaa"',
  });
});

it("asks for no unchanged answer, as its own is another one", async () => {
  const host = await oddHost({ result: { items: [] } }, { etag: '"1"' });
  const { url } = await startPortal({ host: host.url, profile });
  const answer = await fetch(url + report, {
    headers: { "if-none-match": '"1"', range: "bytes=0-1" },
  });
  expect([answer.status, answer.headers.get("etag")]).toEqual([200, null]);
  expect(host.came[0]?.headers).not.toHaveProperty("if-none-match");
  expect(host.came[0]?.headers).not.toHaveProperty("range");
});

it("answers 504, 502 and no redirect for an operation in the host's words too", async () => {
  const elsewhere = await oddHost({});
  const slow = await startPlainHost((request, response) => {
    if (request.url?.includes("/11?")) return;
    response.writeHead(302, { location: elsewhere.url }).end();
  });
  onTestFinished(slow.stop);
  const { url, logged } = await startPortal({
    host: slow.url,
    profile,
    env: { PARTNER_HOST_TIMEOUT_MS: "150" },
  });
  expect((await fetch(url + report)).status).toBe(504);
  expect((await fetch(url + report.replace("/11?", "/12?"))).status).toBe(502);
  await slow.stop();
  expect((await fetch(url + report)).status).toBe(502);
  expect(elsewhere.came).toEqual([]);
  expect(logged.flatMap(({ msg, level }) => (level === 40 ? msg : []))).toEqual([
    ...["host too slow", `host redirects to ${elsewhere.url}`, "host away"],
  ]);
});

it("ends the host's work on an operation in its own words when the caller leaves", async () => {
  let hasEnded = false;
  const host = await startPlainHost((_, response) => {
    response.once("close", () => {
      hasEnded = true;
    });
  });
  onTestFinished(host.stop);
  const { url, logged } = await startPortal({ host: host.url, profile });
  const leaving = new AbortController();
  const asking = fetch(url + report, { signal: leaving.signal }).catch(() => {});
  await expect.poll(() => host.came.length).toBe(1);
  leaving.abort();
  await asking;
  await expect.poll(() => hasEnded).toBe(true);
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
});
