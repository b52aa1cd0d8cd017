import { execFileSync } from "node:child_process";
import { createUser, grantCompanies, makeDemo, passwords } from "partner-api";
import { type Engine, ownDatabase } from "../partner-api/databases.ts";
import { script } from "../partner-api/faults/processes.ts";

const days = 35;
export const password = "a phrase for the crowd";

export type Served = {
  url: string;
  /** Each has one company of each module; `demo` has all. */
  users: string[];
  megabytes(): number;
  stop(): Promise<void>;
};

/** A process of its own, over a month of demo data and a crowd of users. */
export async function startServed(engine: Engine, crowd: number): Promise<Served> {
  const own = await ownDatabase(engine);
  const passwordHash = await passwords().hash(password);
  await makeDemo(own.db, { seed: 5, days, passwordHash, say: () => {} });
  const users = Array.from({ length: crowd }, (_, at) => `crowd-${at}`);
  await own.db.tx(async (tx) => {
    const companies = await tx.query<{ company_id: number; module: string }>(
      "select company_id, module from grants join users using (user_id) where username = 'demo'",
    );
    for (const [at, username] of users.entries()) {
      const id = await createUser(tx, { username, name: username, passwordHash });
      await grantCompanies(
        tx,
        id,
        companies.filter(({ company_id }) => company_id % 100 === 1 + (at % 2)),
      );
    }
  });
  // Only one process may have the embedded database open.
  if (engine === "PGlite") await own.db.close();

  const server = script("serving.ts", [], {
    PORT: "0",
    DATABASE_URL: own.place.databaseUrl,
    DATA_DIR: own.place.dataDirectory,
    // As in use: each answer is compared here anyway.
    ANSWERS_PER_CHECK: undefined,
    // The whole crowd shares sixteen places.
    REQUESTS_PER_MINUTE: "10000000",
    TRUST_PROXY: "1",
  });
  const said = await server.said(/^Partner API: /);
  return {
    url: said.replace("Partner API: ", "").replace("localhost", "127.0.0.1"),
    users,
    megabytes: () =>
      Number(
        execFileSync("ps", ["-o", "rss=", "-p", String(server.child.pid)], { encoding: "utf8" }),
      ) / 1024,
    async stop() {
      server.child.kill("SIGTERM");
      await server.ended;
      await own.drop();
    },
  };
}
