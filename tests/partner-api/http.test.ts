import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { contract } from "../contract/contract.ts";
import { type Host, startHost } from "./host.ts";

const allowed = "https://portal.example";
const { enum: codes } = contract.components.schemas.FailureCode as { enum?: string[] };
const envelope = (code: string) => ({
  success: false,
  code: codes?.find((each) => each === code),
  message: expect.stringMatching(/./),
  request_id: expect.stringMatching(/^[\w-]{36}$/),
});

describe("every answer is the envelope", () => {
  let host: Host;
  let port: number;
  beforeAll(async () => {
    vi.stubEnv("RELEASE_COMMIT", "0123abcd");
    host = await startHost("PGlite", { ALLOWED_ORIGINS: allowed });
    vi.unstubAllEnvs();
    await host.app.listen({ host: "127.0.0.1", port: 0 });
    const address = host.app.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterAll(() => host.stop());

  async function raw(bytes: string) {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    socket.write(bytes);
    await once(socket, "close");
    const [head = "", body = ""] = text.split("\r\n\r\n");
    return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
  }

  it.each([
    ["an unknown path", "/api/nothing", 404, "not_found"],
    ["an address that cannot be decoded", "/api/%E0%A4%A", 400, "bad_request"],
    ["an id that cannot be decoded [V1.1.1]", "/api/intracity/vehicles/%FF", 400, "bad_request"],
  ])("for %s", async (_, url, status, code) => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { origin: allowed } });
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining(envelope(code)),
    ]);
    expect(answer.headers.get("access-control-allow-origin")).toBe(allowed);
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
  });

  it.each([
    ["no JSON", "{", "application/json", 400, "bad_request"],
    ["nothing", "", "application/json", 400, "bad_request"],
    ["another type", "<a/>", "application/xml", 415, "unsupported_media_type"],
    ["a list", "[]", "application/json", 400, "bad_request"],
    ["a prototype", '{"__proto__":{}}', "application/json", 400, "bad_request"],
    ["wrong types", '{"username":1,"password":true}', "application/json", 400, "bad_request"],
    ["a NUL", '{"username":"a\\u0000","password":"b"}', "application/json", 400, "bad_request"],
    ["too much", `{"username":"${"x".repeat(70_000)}"}`, "application/json", 413, "too_large"],
  ])(
    "for a body with %s [V1.3.3, V1.5.2, V15.3.5, V15.3.6]",
    async (_, body, type, status, code) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": type, origin: allowed },
        body,
      });
      expect([answer.status, await answer.json()]).toEqual([
        status,
        expect.objectContaining(envelope(code)),
      ]);
      expect(answer.headers.get("access-control-allow-origin")).toBe(allowed);
    },
  );

  it("for bytes that are not HTTP [V4.2.1]", async () => {
    const { status, head, body } = await raw(
      `GET / HTTP/1.1\r\nOrigin: ${allowed}\r\nbad header\r\n\r\n`,
    );
    expect([status, JSON.parse(body)]).toEqual([
      400,
      expect.objectContaining(envelope("bad_request")),
    ]);
    expect(head).toContain(`access-control-allow-origin: ${allowed}`);
  });

  it("for headers that are too large", async () => {
    const { status, body } = await raw(
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${"x".repeat(20_000)}\r\n\r\n`,
    );
    expect([status, JSON.parse(body)]).toEqual([431, envelope("too_large")]);
  });

  it("without its body for who asks for its head alone", async () => {
    const { status, body } = await raw(
      `HEAD / HTTP/1.1\r\nHost: x\r\nA: ${"x".repeat(20_000)}\r\n\r\n`,
    );
    expect([status, body]).toEqual([431, ""]);
  });

  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: x\r\n"],
    [
      "a body",
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"u',
    ],
  ])("for %s whose rest does not arrive in time", async (_, bytes) => {
    const { server } = host.app;
    const { headersTimeout, requestTimeout } = server;
    onTestFinished(() => void Object.assign(server, { headersTimeout, requestTimeout }));
    Object.assign(server, { headersTimeout: 50, requestTimeout: 50 });
    const { status, body } = await raw(bytes);
    expect([status, JSON.parse(body)]).toEqual([408, envelope("timeout")]);
  });

  it("headers have five seconds to arrive, and a request ten, which is checked twice a second", () => {
    expect(host.app.server).toMatchObject({
      headersTimeout: 5000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 500,
    });
  });

  it("and no other origin is allowed", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/user`, {
      headers: { origin: "https://elsewhere.example" },
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe(null);
  });

  it("a browser may ask before it sends the token [V3.5.1]", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/user`, {
      method: "OPTIONS",
      headers: {
        origin: allowed,
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization",
      },
    });
    expect([
      answer.status,
      answer.headers.get("access-control-allow-origin"),
      answer.headers.get("access-control-allow-headers"),
    ]).toEqual([204, allowed, "authorization, content-type"]);
  });

  it("the health of the host is reported [V13.4.5]", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    const release = { version: "0.1.0", commit: "0123abcd" };
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, ...release }]);
  });
});

it("requests beyond the limit of an address are told when to try again [V2.3.2, V2.4.1]", async () => {
  const host = await startHost("PGlite", { REQUESTS_PER_MINUTE: "3" });
  const answers = [];
  for (let round = 0; round < 4; round += 1) answers.push(await host.get("/api/auth/user"));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429]);
  const last = answers.at(-1);
  expect(last?.json()).toEqual(envelope("too_many_requests"));
  expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
  await host.stop();
});
