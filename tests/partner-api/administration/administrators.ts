import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Engine } from "../databases.ts";
import { password } from "../demo-users.ts";
import { type Host, startHost } from "../host.ts";

export const start = Date.parse("2026-06-08T05:00:10Z");
export const day = 86_400_000;
export const water = { company_id: 601, module: "water" };
export const intracity = { company_id: 101, module: "intracity" };

type Body = Record<string, unknown>;
type Row = Record<string, unknown>;

/** A host whose Farhana administers Water, and whose clock the test turns. */
export function administrators(engine: Engine, env: Record<string, string> = {}) {
  let host: Host;
  let time = start;
  const ids: Record<string, number> = {};
  const now = () => new Date(time);

  async function addUser(
    username: string,
    grants: { company_id: number; module: string }[],
    role: "reader" | "administrator" = "reader",
  ) {
    const id = await host.addUser(username, grants, role);
    ids[username] = id;
    return id;
  }

  beforeAll(async () => {
    host = await startHost(engine, { TRUST_PROXY: "1", ...env }, now);
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    time = start;
    await host.db.query("delete from users where username not in ('demo', 'solo')");
    for (const table of ["invitations", "sessions", "sign_in_tries"]) {
      await host.db.query(`delete from ${table}`);
    }
    await host.db.query("delete from grants where company_id in (601, 602)");
    await addUser("farhana", [water], "administrator");
    await addUser("nasrin", [water]);
  });

  const post = (
    url: string,
    token: string,
    payload: Body,
    place = "10.1.1.1",
  ): Promise<LightMyRequestResponse> =>
    host.app.inject({
      method: "POST",
      url: `/api/${url}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), "x-forwarded-for": place },
      payload,
    });
  const invite = (token: string, change: Body = {}) =>
    post("administration/invitations", token, {
      ...water,
      name: "Rafiq Islam",
      role: "reader",
      ...change,
    });
  const accept = (token: string, change: Body = {}, place?: string) =>
    post(
      "invitations/accept",
      "",
      { token, name: "Rafiq Islam", username: "rafiq", password: "a phrase of my own", ...change },
      place,
    );

  return {
    host: () => host,
    id: (username: string) => ids[username] ?? 0,
    addUser,
    now,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    tokenOf: (username: string, secret = password) =>
      host.signIn(username, secret).then((answer) => answer.json().data.token as string),
    post,
    invite,
    /** The token of an invitation. */
    invited: async (token: string, change: Body = {}) =>
      (await invite(token, change)).json().data.token as string,
    accept,
    read: (token: string, place?: string) => post("invitations/read", "", { token }, place),
    join: (session: string, token: string) => post("invitations/join", session, { token }),
    access: async (token: string, company = 601) =>
      (await host.get(`/api/administration/access?company_id=${company}`, token)).json()
        .data as Row[],
    open: async (token: string, company = 601) =>
      (await host.get(`/api/administration/invitations?company_id=${company}`, token)).json()
        .data as Row[],
    companiesOf: async (token: string) =>
      (await host.get("/api/auth/user", token)).json().data.allowed_companies as Row,
    acts: () =>
      host.db.query<Row>("select who, command, what from acts order by act_id") as Promise<Row[]>,
    actsSince: async (count: number) =>
      (await host.db.query<Row>(
        "select who, command, what from acts order by act_id offset $1::integer",
        [count],
      )) as Row[],
  };
}
