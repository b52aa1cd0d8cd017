import type { RequestListener } from "node:http";
import { createServer } from "node:net";
import { wrongWithHost } from "portal-server";
import { expect, it, onTestFinished } from "vitest";
import { startPlainHost } from "./plain-host.ts";

const html: RequestListener = (_, response) =>
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<h1>Welcome</h1>");

async function told(answer: RequestListener, path = "") {
  const host = await startPlainHost(answer);
  onTestFinished(host.stop);
  const wrong = await wrongWithHost({ api: host.url + path });
  return wrong?.replaceAll(host.url, "HOST");
}

it.each<[string, RequestListener]>([
  ["in the envelope", (_, response) => response.writeHead(401).end('{"success":false}')],
  ["without a body", (_, response) => response.writeHead(401).end()],
])("has nothing to say of a host that answers 401 %s", async (_, answer) => {
  expect(await told(answer)).toBe(undefined);
});

it("says that a website is not an API", async () => {
  expect(await told(html)).toBe(
    "GET HOST/api/auth/user without a token is answered with 200 and a web page. Right would be 401. This seems to be the address of a website, not of an API.",
  );
});

it("says where a redirect leads", async () => {
  const redirect: RequestListener = (_, response) =>
    response.writeHead(301, { location: "https://www.example/login?from=api" }).end();
  expect(await told(redirect)).toBe(
    "GET HOST/api/auth/user without a token is redirected to https://www.example/login. Right would be 401. Give the address at which the API answers itself.",
  );
});

it("says which other status came", async () => {
  expect(await told((_, response) => response.writeHead(403).end())).toBe(
    "GET HOST/api/auth/user without a token is answered with 403. Right would be 401.",
  );
});

it("asks where the profile says that the user is", async () => {
  const urls: (string | undefined)[] = [];
  const host = await startPlainHost(({ url }, response) => {
    urls.push(url);
    response.writeHead(401).end();
  });
  onTestFinished(host.stop);
  const operations = { getUser: { path: "/me" } };
  expect(await wrongWithHost({ api: host.url, operations })).toBe(undefined);
  expect(urls).toEqual(["/me"]);
});

it("tells a name that nobody has, a port at which nothing listens, and one that speaks no TLS", async () => {
  const host = await startPlainHost();
  const { port } = new URL(host.url);
  expect(await wrongWithHost({ api: `https://127.0.0.1:${port}` })).toBe(
    `127.0.0.1:${port} does not speak TLS. Is its address http://?`,
  );
  await host.stop();
  expect(await wrongWithHost({ api: host.url })).toBe(`Nothing listens at 127.0.0.1:${port}.`);
  expect(await wrongWithHost({ api: "http://host.invalid" })).toBe(
    "No machine has the name host.invalid.",
  );
});

it("says that a host which ends its connections cannot be reached", async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const api = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  expect(await wrongWithHost({ api })).toMatch(`${api} cannot be reached: `);
});
