import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect, createServer, type Server as Wire } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { companyOperations } from "../company-operations.ts";
import { password } from "../demo-users.ts";
import { type Host, startHost } from "../host.ts";
import { type Server, signIn, startServer, stopServer } from "./processes.ts";

const mostInFlight = 8;
const round = 1500;
const rounds = 3;

/** A slow connection makes the database limit the rate, not this machine. */
async function slowWire(target: URL, delay: () => number): Promise<{ wire: Wire; url: string }> {
  const wire = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    socket.on("data", (bytes) => void after(delay()).then(() => onward.write(bytes)));
    socket.on("close", () => onward.destroy()).on("error", () => {});
    onward.on("close", () => socket.destroy()).on("error", () => {});
    onward.pipe(socket);
  });
  await once(wire.listen(0, "127.0.0.1"), "listening");
  const address = wire.address();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return { wire, url: url.href };
}

const agent = new Agent({ keepAlive: true });
let delay = 0;
let host: Host;
let wire: Wire;
let server: Server;
let headers: { authorization: string };
beforeAll(async () => {
  host = await startHost("PostgreSQL");
  const slow = await slowWire(new URL(host.place.databaseUrl ?? ""), () => delay);
  wire = slow.wire;
  server = await startServer({
    DATABASE_URL: slow.url,
    DATABASE_CONNECTIONS: String(mostInFlight),
    REQUESTS_IN_FLIGHT: String(mostInFlight),
    REQUESTS_PER_MINUTE: "10000000",
    TRUST_PROXY: "1",
  });
  const answer = await signIn(server.url, "demo", password);
  headers = { authorization: `Bearer ${(await answer.json()).data.token}` };
});
afterAll(async () => {
  agent.destroy();
  await stopServer(server);
  wire.close();
  await host.stop();
});

type Tally = { answered: number; refusedAfter: number[]; others: number[] };

let asked = 0;
/** Each from the next of sixteen places, as one of them alone may not hold all slots. */
function ask(url: string, tally: Tally): Promise<void> {
  const start = performance.now();
  asked += 1;
  const from = { ...headers, "x-forwarded-for": `10.0.0.${asked % 16}` };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: from }, (answer) => {
      answer.resume().once("end", () => {
        if (answer.statusCode === 200) tally.answered += 1;
        else if (answer.statusCode === 503) tally.refusedAfter.push(performance.now() - start);
        else tally.others.push(answer.statusCode ?? 0);
        resolve();
      });
    }).once("error", reject);
  });
}

/** As many readers as the server takes, without pause, and callers who do not wait beside them. */
async function load(url: string, tally: Tally, callersASecond: number) {
  const start = performance.now();
  const passed = () => performance.now() - start;
  const reader = async () => {
    while (passed() < round) {
      const refusedBefore = tally.refusedAfter.length;
      await ask(url, tally);
      if (tally.refusedAfter.length > refusedBefore) await after(10);
    }
  };
  const callers: Promise<void>[] = [];
  const crowd = async () => {
    while (callersASecond > 0 && passed() < round) {
      const due = (passed() / 1000) * callersASecond;
      while (callers.length < due) callers.push(ask(url, tally));
      await after(10);
    }
  };
  await Promise.all([crowd(), ...Array.from({ length: mostInFlight }, reader)]);
  await Promise.all(callers);
}

it("keeps four fifths of its rate while it refuses the rest at once [R22, V2.4.1, V15.1.3]", {
  timeout: 60_000,
}, async () => {
  const operation = companyOperations.find(({ id }) => id === "getIntracityCounterwiseReport");
  const url = `${server.url}${operation?.urlFor(operation.company)}`;
  const none = (): Tally => ({ answered: 0, refusedAfter: [], others: [] });
  await load(url, none(), 0);
  delay = 160;
  const alone = none();
  const crowded = none();
  for (let turn = 0; turn < rounds; turn += 1) {
    const before = alone.answered;
    await load(url, alone, 0);
    const rate = (alone.answered - before) / (round / 1000);
    await load(url, crowded, 2 * rate);
  }
  const middle = crowded.refusedAfter.sort((a, b) => a - b)[crowded.refusedAfter.length >> 1];
  expect([alone.others, crowded.others]).toEqual([[], []]);
  expect(crowded.refusedAfter.length).toBeGreaterThan(crowded.answered / 4);
  expect(middle).toBeLessThan(100);
  expect(crowded.answered).toBeGreaterThan(alone.answered * 0.8);
});
