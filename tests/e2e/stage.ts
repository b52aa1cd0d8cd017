import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createUser, type Db, grantCompanies, makeDemo, passwords } from "partner-api";
import type { TestProject } from "vitest/node";
import { makeAt } from "../partner-api/engines.ts";
import { launchBrowser } from "./browser.ts";
import { type DemoUser, usernameOf } from "./demo-users.ts";
import { freePort } from "./free-port.ts";
import { startPortalProcess } from "./portal-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    portal: { url: string; password: string; pid: number | undefined };
    browser: string;
    /** Where a page of another origin may call the API from. */
    allowedPort: number;
  }
}

/** Once for all journeys: the real server with the production build and demo data, and a browser. */
export default async function start(project: TestProject) {
  const allowedPort = await freePort();
  const [portal, browser] = await Promise.all([
    startPortalProcess({ ALLOWED_ORIGINS: `http://127.0.0.1:${allowedPort}` }, (folder) =>
      fill(folder, project.config.maxWorkers),
    ),
    launchBrowser(),
  ]);
  const { url, password, pid } = portal;
  project.provide("portal", { url, password, pid });
  project.provide("browser", browser.wsEndpoint());
  project.provide("allowedPort", allowedPort);
  return async () => {
    await browser.close();
    await portal.stop();
  };
}

/** With the data of a first start, and users for each worker. */
const fill = (dataDirectory: string, workers: number) =>
  makeAt({ dataDirectory }, async (db) => {
    const password = randomBytes(9).toString("base64url");
    writeFileSync(join(dataDirectory, "demo-password"), password);
    const passwordHash = await passwords().hash(password);
    // As many days as the longest range of a journey.
    await makeDemo(db, { seed: 7, days: 33, passwordHash, say: () => {} });
    for (let worker = 2; worker <= workers; worker += 1) {
      await addUserLike("demo", { db, worker, role: "administrator" });
      await addUserLike("solo", { db, worker, role: "reader" });
    }
  });

type More = { db: Db; worker: number; role: "administrator" | "reader" };

async function addUserLike(user: DemoUser, { db, worker, role }: More) {
  const [like] = await db.query<{ user_id: number; name: string; passwordHash: string }>(
    `select user_id, name, password_hash as "passwordHash" from users where username = $1`,
    [user],
  );
  if (!like) throw new Error(`The demo data have no user ${user}.`);
  const id = await createUser(db, { ...like, username: usernameOf(user, worker) });
  const companies = await db.query<{ company_id: number; module: string }>(
    "select company_id, module from grants where user_id = $1",
    [like.user_id],
  );
  await grantCompanies(db, id, companies, role);
}
