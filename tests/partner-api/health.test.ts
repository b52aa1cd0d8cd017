import { DatabaseUnavailable, type Db, knownMigrations } from "partner-api";
import { afterEach, describe, expect, it, vi } from "vitest";
import { asWritten } from "./as-written.ts";
import { companyOperations } from "./company-operations.ts";
import { engines } from "./databases.ts";
import { startServer } from "./given-answers.ts";
import { startHost } from "./host.ts";

const crowd = Array.from({ length: 20 }, (_, at) => at);

describe("the health of the host", () => {
  afterEach(() => void vi.useRealTimers());

  async function asking(ping: Db["ping"], more: Parameters<typeof startServer>[0] = {}) {
    const { app } = await startServer({ ping, ...more });
    const status = async () => (await app.inject("/healthz")).statusCode;
    const statuses = () => Promise.all(crowd.map(status));
    return { status, statuses };
  }
  const all = (status: number) => crowd.map(() => status);

  it("is asked of the database once for all who ask, and held for a second", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    let asked = 0;
    const { statuses } = await asking(async () => {
      asked += 1;
      if (asked === 2) throw new DatabaseUnavailable("It went away.");
    });
    expect([await statuses(), await statuses(), asked]).toEqual([all(200), all(200), 1]);
    vi.advanceTimersByTime(999);
    expect([await statuses(), asked]).toEqual([all(200), 1]);
    vi.advanceTimersByTime(1);
    expect([await statuses(), await statuses(), asked]).toEqual([all(503), all(503), 2]);
    vi.advanceTimersByTime(1000);
    expect([await statuses(), asked]).toEqual([all(200), 3]);
  });

  it("is one question while the database does not answer, for whomever that takes too long", async () => {
    let asked = 0;
    const { statuses } = await asking(() => {
      asked += 1;
      return new Promise(() => {});
    });
    expect([await statuses(), await statuses(), asked]).toEqual([all(503), all(503), 1]);
  });

  it("says to try again in two seconds while the database is away", async () => {
    const { app } = await startServer({
      ping: () => Promise.reject(new DatabaseUnavailable("It went away.")),
    });
    const { statusCode, headers } = await app.inject("/healthz");
    expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
  });

  it("counts in no limit", async () => {
    const { status } = await asking(async () => {}, {
      env: { REQUESTS_PER_MINUTE: "1", REQUESTS_IN_FLIGHT: "1" },
    });
    expect([await status(), await status(), await status()]).toEqual([200, 200, 200]);
  });

  it("includes tables, roles and grants, which are looked at again after ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    let isReady = false;
    const { status } = await asking(async () => {}, { query: schemaOf(() => isReady) });
    expect(await status()).toBe(503);
    isReady = true;
    vi.advanceTimersByTime(9_999);
    expect(await status()).toBe(503);
    vi.advanceTimersByTime(1_001);
    expect(await status()).toBe(200);
    isReady = false;
    vi.advanceTimersByTime(9_999);
    expect(await status()).toBe(200);
    vi.advanceTimersByTime(1_001);
    expect(await status()).toBe(503);
  });
});

/** What a database says of its schema, whose role for reports is there once it is ready. */
const schemaOf = (isReady: () => boolean) =>
  (async (statement: string) => {
    if (statement.includes("as reader")) {
      return [{ role: "owner", member: isReady() || null, migrations: true }];
    }
    return statement.includes("from migrations") ? knownMigrations().map((name) => ({ name })) : [];
  }) as Db["query"];

describe.each(engines)("on %s", (engine) => {
  it("twenty who ask for the health without pause hold nobody up [V2.4.1]", async () => {
    const host = await startHost(engine);
    const headers = { authorization: `Bearer ${await host.tokenOf("demo")}` };
    const [operation] = companyOperations;
    const url = operation?.urlFor(operation.company) ?? "";
    await host.app.listen({ host: "127.0.0.1", port: 0 });
    const leave = new AbortController();
    const asked = crowd.map(async () => {
      const statuses = new Set<number | undefined>();
      while (!leave.signal.aborted) statuses.add((await asWritten(host.app, "/healthz")).status);
      return [...statuses];
    });
    try {
      const reports = crowd.map(async () => (await asWritten(host.app, url, { headers })).status);
      expect(await Promise.all(reports)).toEqual(crowd.map(() => 200));
    } finally {
      leave.abort();
      await Promise.all(asked).catch(() => {});
    }
    expect(await Promise.all(asked)).toEqual(crowd.map(() => [200]));
    await host.stop();
  });
});
