import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import {
  buildServer,
  createUser,
  type Db,
  grantCompanies,
  openDatabase,
  passwords,
  readSettings,
} from "partner-api";
import { freePort } from "./free-port.ts";

export type OwnHost = Awaited<ReturnType<typeof openOwnHost>>;

type NewUser = {
  password: string;
  mustChangePassword?: boolean;
  companies?: readonly number[];
  isAdministrator?: boolean;
};

export const built = new URL("../../packages/web/dist/", import.meta.url);

/** A host of one file's tests: nobody else signs in to it, and what it logged can be read. */
export async function openOwnHost(
  env: NodeJS.ProcessEnv = {},
  { now, portal = built }: { now?: () => Date; portal?: URL } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "partner-portal-own-"));
  const db = await openDatabase({
    databaseUrl: undefined,
    dataDirectory: join(folder, "data"),
    reportingTimeZone: "Asia/Dhaka",
    statementTimeout: 15_000,
    connections: 1,
    onIdleError: () => {},
  });
  const logged: string[] = [];
  const port = await freePort();
  // A passkey is made for a host name, and for no address.
  const url = `http://localhost:${port}`;
  const app = await buildServer({
    db,
    settings: readSettings({
      ANSWERS_PER_CHECK: "1",
      REQUESTS_PER_MINUTE: "100000",
      PORTAL_ORIGIN: url,
      ...env,
    }),
    logTo: new Writable({
      write(chunk, _, done) {
        logged.push(String(chunk));
        done();
      },
    }),
    portal,
    ...(now && { now }),
  });
  await db.query("insert into companies (company_id, name) values (11, 'Eleven'), (12, 'Twelve')");
  await app.listen({ host: "127.0.0.1", port });
  return {
    db,
    folder,
    url,
    logged,
    addUser: (username: string, user: NewUser) => addUser(db, username, user),
    async stop() {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addUser(
  db: Db,
  username: string,
  { password, mustChangePassword = false, companies = [11], isAdministrator = false }: NewUser,
) {
  const passwordHash = await passwords().hash(password);
  const name = `${username} Rahman`;
  const user = await createUser(db, { username, name, passwordHash, mustChangePassword });
  const granted = companies.map((company_id) => ({ company_id, module: "intracity" }));
  await grantCompanies(db, user, granted, isAdministrator ? "administrator" : null);
}
