import { Writable } from "node:stream";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import {
  buildServer,
  createUser,
  type Db,
  grantCompanies,
  passwords,
  readSettings,
} from "partner-api";
import { type Engine, ownDatabase } from "./databases.ts";
import { password } from "./demo-users.ts";
import { servedOperations } from "./served-operations.ts";

export type Host = Awaited<ReturnType<typeof startHost>>;

export async function startHost(
  engine: Engine,
  env: Record<string, string> = {},
  now = () => new Date(),
) {
  const own = await ownDatabase(engine, "demo");
  const passwordHash = await passwords().hash(password);
  const logged: string[] = [];
  const app: FastifyInstance = await buildServer({
    db: own.db,
    operations: servedOperations,
    now,
    settings: readSettings({ REQUESTS_PER_MINUTE: "1000000", ANSWERS_PER_CHECK: "1", ...env }),
    logTo: new Writable({
      write(chunk, _, done) {
        logged.push(String(chunk));
        done();
      },
    }),
  });

  const signIn = (username: string, secret = password): Promise<LightMyRequestResponse> =>
    app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { username, password: secret },
    });

  return {
    ...own,
    app,
    logged,
    signIn,
    async tokenOf(username: string): Promise<string> {
      return (await signIn(username)).json().data.token;
    },
    get: (url: string, token?: string): Promise<LightMyRequestResponse> =>
      app.inject({ url, ...(token && { headers: { authorization: `Bearer ${token}` } }) }),
    addUser: (
      username: string,
      companies: { company_id: number; module: string }[],
      role: "reader" | "administrator" = "reader",
    ) => addUser(own.db, username, passwordHash, companies, role),
    async stop() {
      await app.close();
      await own.drop();
    },
  };
}

function addUser(
  db: Db,
  username: string,
  passwordHash: string,
  companies: { company_id: number; module: string }[],
  role: "reader" | "administrator",
) {
  return db.tx(async (tx) => {
    const id = await createUser(tx, { username, name: username, passwordHash });
    await grantCompanies(tx, id, companies, role);
    return id;
  });
}
