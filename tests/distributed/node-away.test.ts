import { randomBytes } from "node:crypto";
import { createUser, distribute, grantCompanies, makeDemo, passwords } from "partner-api";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import {
  createClusterDatabase,
  dropClusterDatabase,
  nodeOfCompany,
  shards,
} from "../partner-api/cluster.ts";
import { openAt } from "../partner-api/databases.ts";
import { makeAt } from "../partner-api/engines.ts";
import { type Server, signIn, startServer, stopServer } from "../partner-api/faults/processes.ts";
import { wire } from "../partner-api/faults/wire.ts";
import { urlOf } from "../partner-api/real-postgres.ts";

const name = `test_${randomBytes(8).toString("hex")}`;
const nodes = inject("nodes");
const [coordinator = ""] = nodes;
const databaseUrl = urlOf(coordinator, name);
const password = "a phrase for all of them";
const companies = [101, 102, 103, 801, 802, 803];

/** The last worker is reached by a line that can be cut. */
const line = wire(new URL(nodes.at(-1) ?? ""));
let port: number;
let server: Server;
/** A company on that worker, and one on another. */
let there = 0;
let elsewhere = 0;
beforeAll(async () => {
  port = await line.join();
  const last = new URL(nodes.at(-1) ?? "");
  Object.assign(last, { hostname: "127.0.0.1", port });
  await createClusterDatabase([...nodes.slice(0, -1), last.href], name);
  const passwordHash = await passwords().hash(password);
  await makeAt({ databaseUrl }, (db) =>
    db.tx(async (tx) => void (await distribute(tx, shards)), { statementTimeout: 0 }),
  );
  await makeAt({ databaseUrl }, (db) =>
    makeDemo(db, { seed: 3, days: 1, passwordHash, say: () => {} }),
  );
  const db = await openAt({ databaseUrl, dataDirectory: "" });
  for (const company of companies) {
    if ((await nodeOfCompany(db, company)) === port) there = company;
    else elsewhere = company;
  }
  const user = await createUser(db, { username: "elsewhere", name: "Elsewhere", passwordHash });
  await grantCompanies(db, user, [{ company_id: elsewhere, module: moduleOf(elsewhere) }]);
  await db.close();
  server = await startServer({ DATABASE_URL: databaseUrl });
});
afterAll(async () => {
  await stopServer(server);
  await line.cut();
  await dropClusterDatabase(nodes, name);
});

const moduleOf = (company: number) => (company < 800 ? "intracity" : "counterwise_ticketing");
const vehiclesOf = (company: number) =>
  `/api/${moduleOf(company).replaceAll("_", "-")}/vehicles/${company}`;

it("is away for its own companies alone, and is back by itself", async () => {
  const tokenOf = async (username: string) => {
    const answer = await signIn(server.url, username, password);
    return answer.status === 200 ? (await answer.json()).data.token : "";
  };
  const status = async (path: string, token = "") => {
    const answer = await fetch(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.status;
  };
  const all = async () => {
    const demo = await tokenOf("demo");
    const other = await tokenOf("elsewhere");
    return {
      health: await status("/healthz"),
      user: await status("/api/auth/user", demo),
      there: await status(vehiclesOf(there), demo),
      elsewhere: await status(vehiclesOf(elsewhere), demo),
      todayOfBoth: await status("/api/today", demo),
      todayElsewhere: await status("/api/today", other),
    };
  };
  const present = {
    health: 200,
    user: 200,
    there: 200,
    elsewhere: 200,
    todayOfBoth: 200,
    todayElsewhere: 200,
  };
  const away = { ...present, there: 503, todayOfBoth: 503 };
  expect(there * elsewhere).toBeGreaterThan(0);
  expect(await all()).toEqual(present);
  await line.cut();
  for (let round = 0; round < 3; round += 1) expect(await all()).toEqual(away);
  const taken = await line.hush(port);
  expect(await all()).toEqual(away);
  expect(taken()).toBeGreaterThan(0);
  await line.cut();
  await line.join(port);
  await vi.waitFor(async () => expect(await all()).toEqual(present), { timeout: 20_000 });
  expect(await all()).toEqual(present);
});
