import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { startPlainHost } from "./plain-host.ts";
import { startPortal } from "./started-portal.ts";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** The exchanges that reach the host, which the test answers. */
async function openedHost() {
  const waiting: ((exchange: Exchange) => void)[] = [];
  const reached: Exchange[] = [];
  const host = await startPlainHost((request, response) => {
    reached.push({ request, response });
    waiting.shift()?.({ request, response });
  });
  onTestFinished(host.stop);
  const next = () => new Promise<Exchange>((resolve) => waiting.push(resolve));
  return { host, next, reached };
}

const answerTo = (asking: ClientRequest) =>
  once(asking, "response").then(([answer]) => answer as IncomingMessage);

it("hands on the first part of an answer before the host has sent the next", async () => {
  const { host, next } = await openedHost();
  const { url } = await startPortal({ host: host.url });
  const reaching = next();
  const asking = request(`${url}/api/auth/user`).end();
  const { response } = await reaching;
  response.writeHead(200).write("first");
  const answer = await answerTo(asking);
  const [first] = await once(answer, "data");
  expect(String(first)).toBe("first");
  response.end("last");
  const [last] = await once(answer, "data");
  expect(String(last)).toBe("last");
});

it("hands on the first part of a request before the caller has sent the next", async () => {
  const { host, next } = await openedHost();
  const { url } = await startPortal({ host: host.url });
  const reaching = next();
  const asking = request(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
  });
  asking.write('{"username":');
  const exchange = await reaching;
  const [first] = await once(exchange.request, "data");
  expect(String(first)).toBe('{"username":');
  asking.end('"mina"}');
  const [last] = await once(exchange.request, "data");
  expect(String(last)).toBe('"mina"}');
  exchange.response.end();
  (await answerTo(asking)).resume();
});

it.each(["before", "while"])(
  "ends the host's work when the caller leaves %s it answers",
  async (when) => {
    const { host, next } = await openedHost();
    const { url, logged } = await startPortal({ host: host.url });
    const reaching = next();
    const asking = request(`${url}/api/auth/user`).end();
    asking.on("error", () => {});
    const { response } = await reaching;
    if (when === "while") {
      response.writeHead(200).write("first");
      (await answerTo(asking)).on("error", () => {});
    }
    const ended = once(response, "close");
    asking.destroy();
    await ended;
    expect(response.writableFinished).toBe(false);
    await fetch(`${url}/livez`);
    expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
  },
);

it("cuts an answer that the host does not finish, and says so in the log", async () => {
  const { host, next } = await openedHost();
  const { url, logged } = await startPortal({ host: host.url });
  const reaching = next();
  const asking = request(`${url}/api/auth/user`).end();
  const { response } = await reaching;
  response.writeHead(200, { "content-length": 100 }).write("first");
  const answer = await answerTo(asking);
  const cut = once(answer, "error");
  answer.resume();
  response.destroy();
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
  await expect
    .poll(() => logged.filter(({ level }) => level >= 40))
    .toMatchObject([{ msg: "host ended an answer early", code: "UND_ERR_SOCKET" }]);
});

it("repeats no request that the host has dropped", async () => {
  const { host, next, reached } = await openedHost();
  const { url } = await startPortal({ host: host.url });
  const reaching = next();
  const asking = fetch(`${url}/api/auth/user`);
  (await reaching).response.destroy();
  expect((await asking).status).toBe(502);
  expect(reached).toHaveLength(1);
});
