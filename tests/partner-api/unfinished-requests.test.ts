import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { buildServer, type Db, readSettings } from "partner-api";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mainEngine, ownDatabase } from "./databases.ts";
import { password } from "./demo-users.ts";
import { silent } from "./given-answers.ts";

const body = JSON.stringify({ username: "nobody", password: "at all" });
const nobody = `Bearer ${"x".repeat(43)}`;
type Asked = { bearer?: string; signal?: AbortSignal };
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of endings.splice(0).reverse()) await end();
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

async function serverOf(env: Record<string, string>, db: Db = silent) {
  const app = await buildServer({
    db,
    settings: readSettings({ LOG_LEVEL: "silent", TRUST_PROXY: "1", ...env }),
  });
  endings.push(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  /** Sends what is written, and keeps its half of the connection open whatever comes. */
  const write = async (text: string) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    endings.push(async () => socket.destroy());
    await once(
      socket.on("error", () => {}),
      "connect",
    );
    socket.write(text);
    return socket;
  };
  /** The first line of a POST, its headers and the start of a body whose rest does not come. */
  const post = async (place: string, path = "/api/auth/login") => {
    const arrived = once(app.server, "request");
    const lines = [
      `POST ${path} HTTP/1.1`,
      ...["host: x", `x-forwarded-for: ${place}`, `authorization: ${nobody}`],
      ...["content-type: application/json", `content-length: ${body.length}`],
    ];
    const socket = await write(`${lines.join("\r\n")}\r\n\r\n${body.slice(0, 5)}`);
    await arrived;
    return socket;
  };
  const ask = (place: string, path = "/api/nothing", { bearer = nobody, signal }: Asked = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { "x-forwarded-for": place, authorization: bearer },
      ...(signal && { signal }),
    });
  /** Keeps its slot for as long as the test goes on. */
  const hold = async (place: string) => {
    const leave = new AbortController();
    endings.push(async () => leave.abort());
    const arrived = once(app.server, "request");
    ask(place, "/api/auth/user", leave).catch(() => {});
    await arrived;
  };
  return { app, write, post, ask, hold };
}

const statusIn = async (socket: Socket) => {
  const [bytes] = await once(socket, "data");
  return Number(String(bytes).split(" ")[1]);
};

describe("a request whose body has not arrived", () => {
  it("holds no slot: with 256 of them from one place, 60 of 60 calls of others are answered [R23, V2.4.1]", async () => {
    const { post, ask } = await serverOf({});
    for (let count = 0; count < 256; count += 1) await post("10.0.0.1");
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 1) statuses.push((await ask(`10.0.1.${at}`)).status);
    expect(statuses).toEqual(Array.from({ length: 60 }, () => 404));
  });

  it("is refused once its body is there, while the server is at capacity", async () => {
    const { post, hold } = await serverOf({ REQUESTS_IN_FLIGHT: "1" });
    const socket = await post("10.0.0.1");
    await hold("10.0.0.2");
    socket.write(body.slice(5));
    expect(await statusIn(socket)).toBe(503);
  });

  it("is closed by the server after its 408, though the caller keeps its half open [R23]", async () => {
    const { app, post, ask } = await serverOf({ REQUESTS_IN_FLIGHT: "1" });
    Object.assign(app.server, { headersTimeout: 100, requestTimeout: 100 });
    const accepted = once(app.server, "connection");
    const socket = await post("10.0.0.1");
    const [ofServer]: Socket[] = await accepted;
    const closed = ofServer && once(ofServer, "close");
    expect(await statusIn(socket)).toBe(408);
    await closed;
    expect((await ask("10.0.0.2")).status).toBe(404);
  });
});

it("a caller may read for a second why its connection ends", async () => {
  const { app, write } = await serverOf({});
  const accepted = once(app.server, "connection");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const socket = await write("no request\r\n\r\n");
  const [ofServer]: Socket[] = await accepted;
  expect(await statusIn(socket)).toBe(400);
  const isEnded = () => {
    vi.advanceTimersByTime(500);
    return ofServer?.destroyed;
  };
  expect([isEnded(), isEnded()]).toEqual([false, true]);
});

describe("one place", () => {
  it.each([
    ["an address", "10.0.0.1", "10.0.0.1", "10.0.0.2"],
    ["a network of IPv6", "2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:2::1"],
  ])(
    "that is %s holds a quarter of the slots at most [R23, V2.4.1]",
    async (_, place, same, other) => {
      const { ask, hold } = await serverOf({ REQUESTS_IN_FLIGHT: "8" });
      await hold(place);
      await hold(same);
      const answers = [await ask(place), await ask(same), await ask(other)];
      expect(answers.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual([
        [503, "1"],
        [503, "1"],
        [404, null],
      ]);
    },
  );

  it("gives its slots back with each answer", async () => {
    const { ask } = await serverOf({ REQUESTS_IN_FLIGHT: "4" });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await ask("10.0.0.1")).status);
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 404));
  });
});

describe("requests that are sent one after the other on a connection", () => {
  it("hold no slot once it is lost, though their answers waited for each other", async () => {
    const { app, write, ask, hold } = await serverOf({ REQUESTS_IN_FLIGHT: "8" });
    const all = signal();
    let count = 0;
    app.server.on("request", () => {
      count += 1;
      if (count === 2) all.give();
    });
    const accepted = once(app.server, "connection");
    const lines = ["GET /api/auth/user HTTP/1.1", "host: x", "x-forwarded-for: 10.0.0.1"];
    const request = `${[...lines, `authorization: ${nobody}`].join("\r\n")}\r\n\r\n`;
    const socket = await write(request.repeat(2));
    const [ofServer]: Socket[] = await accepted;
    await all.given;
    expect((await ask("10.0.0.1")).status).toBe(503);
    const closed = ofServer && once(ofServer, "close");
    socket.destroy();
    await closed;
    await hold("10.0.0.1");
    expect((await ask("10.0.0.1")).status).toBe(404);
  });
});

describe("a caller who is signed in", () => {
  type Wrap = (db: Db) => Partial<Db>;
  /** A server with a single slot and a separate database, which answers what the test gives it. */
  async function signedIn(wrap: Wrap) {
    const own = await ownDatabase(mainEngine, "demo");
    endings.push(() => own.drop());
    const server = await serverOf({ REQUESTS_IN_FLIGHT: "1" }, { ...own.db, ...wrap(own.db) });
    const payload = { username: "demo", password };
    const login = await server.app.inject({ method: "POST", url: "/api/auth/login", payload });
    return { ...server, bearer: `Bearer ${login.json().data.token}` };
  }

  it("and leaves while the session is looked up leaves no slot behind", async () => {
    const [mayLookUp, isListing] = [signal(), signal()];
    let isHeld = false;
    const { app, ask, bearer } = await signedIn((db) => ({
      pipeline: async (...asked) => {
        if (isHeld) await mayLookUp.given;
        return db.pipeline(...asked);
      },
      query: (...asked) => {
        if (isHeld) isListing.give();
        return db.query(...asked);
      },
    }));
    isHeld = true;
    const left = signal();
    app.server.once("request", (_, response) => response.once("close", left.give));
    const leave = new AbortController();
    const arrived = once(app.server, "request");
    const asked = ask("10.0.0.1", "/api/auth/sessions", { bearer, signal: leave.signal });
    await arrived;
    leave.abort();
    await asked.catch(() => left.given);
    mayLookUp.give();
    await isListing.given;
    expect((await ask("10.0.0.2")).status).toBe(404);
  });

  it("and does not read the answer is cut off [R23]", async () => {
    const megabytes = 64;
    const { app, write, ask, bearer } = await signedIn((db) => ({
      async pipeline(...asked) {
        const answers = await db.pipeline(...asked);
        if (answers.length < 2) return answers;
        return [...answers.slice(0, -1), [[`[${" ".repeat(megabytes * 2 ** 20)}]`]]];
      },
    }));
    expect(app.server.timeout).toBe(45_000);
    app.server.timeout = 500;
    const [accepted, arrived] = [once(app.server, "connection"), once(app.server, "request")];
    const lines = [
      "GET /api/intracity/vehicles/101 HTTP/1.1",
      "host: x",
      `authorization: ${bearer}`,
    ];
    const socket = await write(`${lines.join("\r\n")}\r\n\r\n`);
    const [ofServer]: Socket[] = await accepted;
    const closed = ofServer && once(ofServer, "close");
    await arrived;
    socket.pause();
    await closed;
    expect((await ask("10.0.0.2")).status).toBe(404);
  });
});
