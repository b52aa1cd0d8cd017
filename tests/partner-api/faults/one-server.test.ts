import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { copyFolder } from "../copied.ts";
import { filesToImport, oneOfEach } from "../import/files.ts";
import { codeOf } from "../second-factor/codes-app.ts";
import { commandLine, type Server, script, signIn, startServer, stopServer } from "./processes.ts";

/** `closed` resolves with everything that was answered. */
function client(port: number) {
  const socket: Socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  const start = performance.now();
  const closed = once(socket, "close").then(() => ({
    text,
    status: Number(text.split(" ")[1]),
    seconds: (performance.now() - start) / 1000,
  }));
  return { socket, closed };
}

const login = (body: string) =>
  `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
const wrong = JSON.stringify({ username: "nobody", password: "at all" });

describe("a server on an embedded database", () => {
  const data = mkdtempSync(join(tmpdir(), "partner-api-one-"));
  const env = { DATA_DIR: data };
  const files = filesToImport();
  let server: Server;
  beforeAll(async () => {
    copyFolder(inject("demoDirectory"), data);
    server = await startServer(env);
  });
  afterAll(async () => {
    await stopServer(server);
    files.remove();
    rmSync(data, { recursive: true, force: true });
  });

  it("keeps its data directory to itself", async () => {
    const inUse = `The data directory is in use by process ${server.child.pid} `;
    const second = await script("serving.ts", [], { ...env, PORT: "0" }).ended;
    expect([second.code, second.complaint]).toEqual([1, expect.stringContaining(inUse)]);
    const [kind, lines] = oneOfEach[0] ?? ["", ""];
    const importing = await commandLine(["import", kind, files.write(lines)], env).ended;
    expect([importing.code, importing.complaint]).toEqual([1, expect.stringContaining(inUse)]);
    expect((await signIn(server.url, "demo", server.password)).status).toBe(200);
  });

  it("cuts off headers after 5 s and a body after 10 s", async () => {
    const headers = client(server.port);
    headers.socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow:");
    const body = client(server.port);
    body.socket.write(`${login(wrong)}{`);
    const [cutHeaders, cutBody] = await Promise.all([headers.closed, body.closed]);
    expect([cutHeaders.status, cutBody.status]).toEqual([408, 408]);
    expect(cutHeaders.text).toContain('"code":"timeout"');
    expect(cutHeaders.seconds).toBeGreaterThan(4.5);
    expect(cutHeaders.seconds).toBeLessThan(8);
    expect(cutBody.seconds).toBeGreaterThan(9.5);
    expect(cutBody.seconds).toBeLessThan(13);
  });

  it("finishes running requests when it is told to stop, and closes idle connections [R24]", async () => {
    const idle = client(server.port);
    idle.socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    await once(idle.socket, "data");
    const running = client(server.port);
    running.socket.write(login(wrong));
    running.socket.write(wrong.slice(0, 5));
    idle.socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    await once(idle.socket, "data");

    const start = performance.now();
    server.child.kill("SIGTERM");
    const { text } = await idle.closed;
    expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(2);
    running.socket.write(wrong.slice(5));
    expect((await running.closed).status).toBe(401);
    expect((await server.ended).code).toBe(0);
    expect(performance.now() - start).toBeLessThan(5000);
    server = await startServer(env);
  });

  it("stores who read what before it ends", async () => {
    const answer = await signIn(server.url, "solo", server.password);
    const headers = { authorization: `Bearer ${(await answer.json()).data.token}` };
    const read = await fetch(`${server.url}/api/intracity/vehicles/101`, { headers });
    await stopServer(server);
    const found = await commandLine(["audit", "--user", "solo", "--json"], env).said(/^\[/);
    expect([read.status, JSON.parse(found)]).toEqual([
      200,
      [expect.objectContaining({ act: "read", report: "/api/intracity/vehicles/{company_id}" })],
    ]);
    server = await startServer(env);
  });

  it("keeps what it has acknowledged when it is killed [R8]", async () => {
    const answer = await signIn(server.url, "solo", server.password);
    const { token } = (await answer.json()).data;
    server.child.kill("SIGKILL");
    await server.ended;
    server = await startServer(env);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/api/auth/user`, { headers })).status).toBe(200);
  });

  it("has a second factor whole or not at all, and one of two sessions, when it is killed [V6.3.3]", async () => {
    const post = async (path: string, token: string, body: object) => {
      const answer = await fetch(`${server.url}/api/auth/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await answer.json()).data;
    };
    const read = async (path: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.url}/api/auth/${path}`, { headers });
      return { status: answer.status, data: (await answer.json()).data };
    };
    const tokenOf = async (): Promise<string> => {
      const answer = await signIn(server.url, "demo", server.password);
      if (answer.status === 200) return (await answer.json()).data.token;
      // A server that has just started on a busy machine is overloaded for a moment.
      await wait(200);
      return tokenOf();
    };
    const killedDuring = async (milliseconds: number, work: Promise<unknown>) => {
      const settled = work.catch(() => {});
      await wait(milliseconds);
      server.child.kill("SIGKILL");
      await Promise.all([server.ended, settled]);
      server = await startServer(env);
    };
    const token = await tokenOf();
    for (const milliseconds of [50, 150, 450]) {
      const { secret } = await post("second-factor/totp", token, { password: server.password });
      const code = codeOf(secret, new Date());
      await killedDuring(milliseconds, post("second-factor/totp/confirm", token, { code }));
      const { data: state } = await read("second-factor", token);
      const isSet = state.totp_since !== null;
      expect([isSet, state.recovery_codes_left]).toEqual([isSet, isSet ? 10 : 0]);
      await post("second-factor/totp/remove", token, { password: server.password });
    }
    const { secret } = await post("second-factor/totp", token, { password: server.password });
    const set = await post("second-factor/totp/confirm", token, {
      code: codeOf(secret, new Date()),
    });
    for (const milliseconds of [30, 90, 270]) {
      const waiting = await tokenOf();
      const { length } = (await read("sessions", token)).data;
      const recovery_code = set.recovery_codes.pop();
      const { recovery_codes_left: left } = (await read("second-factor", token)).data;
      await killedDuring(milliseconds, post("second-factor/verify", waiting, { recovery_code }));
      const isWaiting = (await read("user", waiting)).status === 200;
      expect([
        (await read("sessions", token)).data.length,
        (await read("second-factor", token)).data.recovery_codes_left,
      ]).toEqual(isWaiting ? [length, left] : [length + 1, left - 1]);
    }
    await post("second-factor/totp/remove", token, { password: server.password });
  }, 240_000);

  it("allows five wrong passwords, even at the same time or across a restart [V6.1.1]", async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => signIn(server.url, "demo", "a guess")),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(401),
      ...Array(7).fill(429),
    ]);
    await stopServer(server);
    server = await startServer(env);
    const after = await signIn(server.url, "demo", server.password);
    expect(after.status).toBe(429);
    expect(Number(after.headers.get("retry-after"))).toBeGreaterThan(200);
    expect((await signIn(server.url, "solo", server.password)).status).toBe(200);
  });

  it("has one of two passwords, never neither, when it is killed during a change [V7.4.3]", async () => {
    let password = server.password;
    const tokenFor = async (secret: string): Promise<string | undefined> => {
      const answer = await signIn(server.url, "solo", secret);
      if (answer.status !== 503) return (await answer.json()).data?.token;
      // A server that has just started on a busy machine is overloaded for a moment.
      await wait(200);
      return tokenFor(secret);
    };
    const statusOf = async (token = "") =>
      (
        await fetch(`${server.url}/api/auth/user`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    for (const [round, milliseconds] of [100, 400].entries()) {
      const [token, other] = [await tokenFor(password), await tokenFor(password)];
      const next = `a phrase for round ${round}`;
      const changing = fetch(`${server.url}/api/auth/password`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ old_password: password, new_password: next }),
      }).catch(() => {});
      await wait(milliseconds);
      server.child.kill("SIGKILL");
      await Promise.all([server.ended, changing]);
      server = await startServer(env);
      const [ofOld, ofNew] = [await tokenFor(password), await tokenFor(next)];
      const isChanged = ofNew !== undefined;
      expect([ofOld !== undefined, await statusOf(token), await statusOf(other)]).toEqual([
        !isChanged,
        200,
        isChanged ? 401 : 200,
      ]);
      if (isChanged) password = next;
    }
  }, 120_000);
});
