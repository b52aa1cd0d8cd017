import { buildServer, grantCompanies, readSettings } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine, type OwnDatabase, openAt, ownDatabase } from "../databases.ts";
import { password } from "../demo-users.ts";
import { servedOperations } from "../served-operations.ts";
import { script } from "./processes.ts";

const place = { company_id: 601, module: "water" };

describe.each([...new Set(["PGlite" as const, mainEngine])])("on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine, "demo");
    await own.db.tx(async (tx) => {
      const [demo] = await tx.query<{ user_id: number }>(
        "select user_id from users where username = 'demo'",
      );
      await grantCompanies(tx, demo?.user_id ?? 0, [place], "administrator");
    });
    // Only one process may have the embedded database open.
    await own.db.close();
  });
  afterAll(() => own.remove());

  /** What a server answers to each of these, one after the other. */
  async function asked<T>(work: (post: Post) => Promise<T>): Promise<T> {
    const db = await openAt(own.place);
    const app = await buildServer({
      db,
      operations: servedOperations,
      settings: readSettings({}),
      logTo: { write: () => {} },
    });
    const post: Post = async (url, payload, token) => {
      const answer = await app.inject({
        method: "POST",
        url: `/api/${url}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payload,
      });
      return { status: answer.statusCode, data: answer.json().data };
    };
    try {
      return await work(post);
    } finally {
      await app.close();
      await db.close();
    }
  }
  type Post = (
    url: string,
    payload: object,
    token?: string,
  ) => Promise<{ status: number; data: { id: string; token: string } }>;

  it.each([
    ["all but stored", 200, 401],
    ["stored", 404, 200],
  ])(
    "an acceptance killed when it is %s leaves the invitation or the account, and never neither [R6, V2.3.3]",
    async (moment, invitation, account) => {
      const token = await asked(async (post) => {
        const { data } = await post("auth/login", { username: "demo", password });
        const invited = { ...place, name: "Rafiq Islam", role: "reader" };
        return (await post("administration/invitations", invited, data.token)).data.token;
      });
      const accepting = script("accepting.ts", [token], {
        DATABASE_URL: own.place.databaseUrl,
        DATA_DIR: own.place.dataDirectory,
      });
      await accepting.said(new RegExp(`^${moment}$`));
      accepting.child.kill("SIGKILL");
      expect((await accepting.ended).signal).toBe("SIGKILL");
      const left = await asked(async (post) => [
        (await post("invitations/read", { token })).status,
        (await post("auth/login", { username: "rafiq", password: "a phrase of my own" })).status,
      ]);
      expect(left).toEqual([invitation, account]);
    },
  );
});
