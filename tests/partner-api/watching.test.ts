import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { runCommandLine } from "partner-api";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ran } from "./command-line/ran.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";
import { codeOf } from "./second-factor/codes-app.ts";

const lineOf = (host: Host, msg: string) =>
  host.logged.map((line) => JSON.parse(line)).find((line) => line.msg === msg);

describe("the metrics of a host", () => {
  let host: Host;
  let metrics: string;
  beforeAll(async () => {
    host = await startHost("PGlite", { METRICS_PORT: "0" });
    await host.app.listen({ host: "127.0.0.1", port: 0 });
    metrics = `http://127.0.0.1:${lineOf(host, "serves metrics").port}`;
  });
  afterAll(() => host.stop());

  /** By name and labels. */
  async function values(): Promise<Record<string, number>> {
    const text = await (await fetch(`${metrics}/metrics`)).text();
    return Object.fromEntries(
      text.split("\n").flatMap((line) => {
        const [, name, value] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
        return name ? [[name, Number(value)]] : [];
      }),
    );
  }

  it("count answers, refusals and tries to sign in, by operation alone", async () => {
    const token = await host.tokenOf("demo");
    await host.signIn("demo", `${password}-wrong`);
    for (const id of [101, 102, 999]) await host.get(`/api/intracity/vehicles/${id}`, token);
    await host.get("/api/intracity/vehicles/101");
    await host.get("/no/such/address");
    const told = await values();
    expect(told).toMatchObject({
      'partner_requests_total{operation="login",status="200"}': 1,
      'partner_requests_total{operation="login",status="401"}': 1,
      'partner_requests_total{operation="listIntracityVehicles",status="200"}': 2,
      'partner_requests_total{operation="listIntracityVehicles",status="403"}': 1,
      'partner_requests_total{operation="listIntracityVehicles",status="401"}': 1,
      'partner_requests_total{operation="other",status="404"}': 1,
      'partner_request_seconds_count{operation="listIntracityVehicles"}': 4,
      'partner_refusals_total{reason="not_signed_in"}': 2,
      'partner_refusals_total{reason="not_allowed"}': 1,
      'partner_refusals_total{reason="too_many"}': 0,
      'partner_refusals_total{reason="unavailable"}': 0,
      'partner_sign_ins_total{outcome="signed_in"}': 1,
      'partner_sign_ins_total{outcome="wrong"}': 1,
      'partner_sign_ins_total{outcome="too_many"}': 0,
      'partner_database_connections{state="idle"}': expect.any(Number),
      partner_database_queue: 0,
      partner_database_up: 1,
    });
  });

  it("count a second factor as a try to sign in of its own", async () => {
    const counts = async () => {
      const told = await values();
      return ["signed_in", "wrong"].map((is) => told[`partner_sign_ins_total{outcome="${is}"}`]);
    };
    const headers = { authorization: `Bearer ${await host.tokenOf("solo")}` };
    const post = (path: string, payload: object, others = headers) =>
      host.app.inject({ method: "POST", url: `/api/auth/${path}`, headers: others, payload });
    const { secret } = (await post("second-factor/totp", { password })).json().data;
    await post("second-factor/totp/confirm", { code: codeOf(secret, new Date()) });
    const before = await counts();
    const waiting = { authorization: `Bearer ${await host.tokenOf("solo")}` };
    const wrong = { recovery_code: "aaaa-bbbb-cccc" };
    expect((await post("second-factor/verify", wrong, waiting)).statusCode).toBe(403);
    expect(await counts()).toEqual([Number(before[0]) + 1, Number(before[1]) + 1]);
  });

  it("tell the age of the newest record of each module, and nothing of a person or company", async () => {
    const told = await values();
    const modules = Object.keys(told).flatMap(
      (name) => /^partner_records_lag_seconds\{module="(\w+)"\}$/.exec(name)?.[1] ?? [],
    );
    expect(modules.sort()).toEqual([
      "counterwise_ticketing",
      "intercity",
      "intracity",
      "offline_counter",
      "supervisor",
      "toll_plaza",
      "water",
      "waybill",
    ]);
    const own = Object.keys(told).filter((name) => name.startsWith("partner_"));
    const labels = own.flatMap((name) => [...name.matchAll(/(\w+)="/g)].map(([, label]) => label));
    expect([...new Set(labels)].sort()).toEqual([
      "kind",
      "le",
      "module",
      "operation",
      "outcome",
      "reason",
      "state",
      "status",
      "version",
    ]);
  });

  it("tell what the last check of all figures has found", async () => {
    const checked = await startHost("PostgreSQL", { METRICS_PORT: "0" });
    await checked.db.query("update daily_tolls set entry_amount = entry_amount + 1");
    const [row] = await checked.db.query<{ count: number }>("select count(*) from daily_tolls");
    vi.stubEnv("DATABASE_URL", checked.place.databaseUrl);
    const silent = { say: () => {}, complain: () => {} };
    const code = await runCommandLine(["figures", "check"], silent);
    vi.unstubAllEnvs();
    await checked.app.ready();
    const at = `http://127.0.0.1:${lineOf(checked, "serves metrics").port}/metrics`;
    const told = await (await fetch(at)).text();
    expect([code, /^partner_figures_differences (\d+)$/m.exec(told)?.[1]]).toEqual([
      1,
      String(row?.count),
    ]);
    const [, seconds] = /^partner_figures_checked_timestamp_seconds ([\d.e+]+)$/m.exec(told) ?? [];
    const [now] = await checked.db.query<{ at: number }>(
      "select extract(epoch from now())::float8 as at",
    );
    const age = (now?.at ?? 0) - Number(seconds);
    expect(age >= 0 && age < 3600).toBe(true);
    await checked.stop();
  });

  it("count imports by kind and outcome, which other processes have made", async () => {
    const watched = await startHost("PostgreSQL", { METRICS_PORT: "0" });
    const folder = mkdtempSync(join(tmpdir(), "partner-api-watching-"));
    const inbox = mkdtempSync(join(folder, "inbox-"));
    const file = (name: string, ...lines: string[]) => {
      writeFileSync(join(folder, name), ["company_id,lane_id,name", ...lines, ""].join("\n"));
      utimesSync(join(folder, name), 1, 1);
      return join(folder, name);
    };
    const good = file("good.txt", "401,1,One");
    const mixed = file("mixed.txt", "401,1,One", "401,none,None");
    const none = file("none.txt", "999999,1,One");
    const env = { DATABASE_URL: watched.place.databaseUrl, DATA_DIR: undefined };
    const codes: number[] = [];
    for (const words of [
      ["import", "toll-lanes", good],
      ["import", "toll-lanes", good],
      ["import", "toll-lanes", mixed, "--skip-bad"],
      ["import", "toll-lanes", mixed],
      ["import", "toll-lanes", none],
      ["import", "toll-lanes", none, "--dry-run"],
    ]) {
      codes.push((await ran(words, env)).code);
    }
    await watched.db.query("alter table toll_lanes add check (name <> 'One') not valid");
    codes.push((await ran(["import", "toll-lanes", good], env)).code);
    file(`${basename(inbox)}/toll-lanes-1.csv`, "401,1,Two");
    file(`${basename(inbox)}/lanes.csv`, "401,1,One");
    codes.push((await ran(["watch", inbox, "--once"], env)).code);
    rmSync(folder, { recursive: true });
    await watched.app.ready();
    const at = `http://127.0.0.1:${lineOf(watched, "serves metrics").port}/metrics`;
    const told = await (await fetch(at)).text();
    const counted = [...told.matchAll(/^partner_imports_total\{(.+)\} (\d+)$/gm)];
    expect([
      codes,
      counted.filter(([, , count]) => count !== "0").map(([, ...each]) => each),
    ]).toEqual([
      [0, 0, 0, 1, 1, 1, 1, 1],
      [
        ['kind="toll-lanes",outcome="stored"', "3"],
        ['kind="toll-lanes",outcome="stored_in_part"', "1"],
        ['kind="toll-lanes",outcome="refused"', "2"],
        ['kind="toll-lanes",outcome="failed"', "1"],
        ['kind="unknown",outcome="refused"', "1"],
      ],
    ]);
    expect(new Set(counted.map(([, labels]) => labels)).size).toBe(12 * 4 + 1);
    await watched.stop();
  });

  it("say in the log why the database did not tell them", async () => {
    const broken = await startHost("PostgreSQL", { METRICS_PORT: "0" });
    await broken.db.query("alter table takings_by_hour rename to elsewhere");
    await broken.app.ready();
    const at = `http://127.0.0.1:${lineOf(broken, "serves metrics").port}/metrics`;
    const told = await (await fetch(at)).text();
    expect(/^partner_database_up (\d)$/m.exec(told)?.[1]).toBe("0");
    const why = 'Not measured: relation "takings_by_hour" does not exist';
    expect(lineOf(broken, why)).toMatchObject({ level: 40 });
    await broken.stop();
  });

  it("are on a port of their own, and nothing else is there", async () => {
    expect((await host.get("/metrics")).statusCode).toBe(404);
    expect((await fetch(`${metrics}/healthz`)).status).toBe(404);
  });
});

describe("the health of a host", () => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost("PostgreSQL");
  });
  afterAll(() => host.stop());

  it("is not logged at info while it is good", async () => {
    for (const path of ["/livez", "/readyz", "/healthz"]) {
      expect((await host.get(path)).statusCode).toBe(200);
    }
    expect(lineOf(host, "answered")).toBe(undefined);
  });

  it("tells of a policy that is missing, and says in the log alone which", async () => {
    const unfit = await startHost("PostgreSQL");
    await unfit.db.query("drop policy own on users");
    const told = await unfit.get("/readyz");
    expect([told.statusCode, told.json().message]).toEqual([
      503,
      "The database lacks tables, roles or grants of the partner API: run `partner-api prepare`.",
    ]);
    expect((await unfit.get("/healthz")).statusCode).toBe(503);
    expect((await unfit.get("/livez")).statusCode).toBe(200);
    expect(lineOf(unfit, "the database is unfit").lacking).toEqual([
      "the policy of users is missing",
    ]);
    await unfit.stop();
  });
});
