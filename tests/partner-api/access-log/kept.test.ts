import { clearAccessLog } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { type Host, startHost } from "../host.ts";
import { addReading } from "./record.ts";

describe.each(engines)("readings on %s", (engine) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(engine);
    await addReading(host);
    await addReading(host, { ago: 29 });
    await addReading(host, { ago: 31 });
    await addReading(host, { ago: 91 });
  });
  afterAll(() => host.stop());

  it.each([
    "update readings set username = 'rafiq'",
    "delete from readings where at > now() - interval '30 days'",
    "delete from readings",
    "truncate readings",
    "truncate readings cascade",
  ])("cannot be changed by the API's own role: %s [V16.4.2]", async (statement) => {
    await expect(host.db.query(statement)).rejects.toThrow(/Readings can only be added/);
    expect(await host.db.query("select count(*) as left from readings")).toEqual([{ left: 4 }]);
  });

  it.each([
    "insert into readings (at, user_id, username, name, company_id, module, act, report, address) values (now(), 8, 'rafiq', 'Md. Rafiq', 101, 'intracity', 'read', '/api/intracity/summary/{company_id}', '10.1.1.1')",
    "update readings set username = 'rafiq'",
    "delete from readings where at < now() - interval '31 days'",
    "truncate readings",
  ])("cannot be written by the reader's role at all: %s [V16.4.2]", async (statement) => {
    const asReader = host.db.tx(async (tx) => {
      await tx.run("set local role partner_reader; set local partner.user_id = 7");
      return tx.query(statement);
    });
    await expect(asReader).rejects.toMatchObject({ code: "42501" });
  });

  it("are cleared once they are as old as the setting says, which is written down [V16.4.2]", async () => {
    const ages = async () =>
      (await host.db.query("select now()::date - at::date as ago from readings order by at")).map(
        ({ ago }) => ago,
      );
    expect(await clearAccessLog(host.db, { days: 90 })).toBe(1);
    expect(await ages()).toEqual([31, 29, 0]);
    expect(await clearAccessLog(host.db, { days: 90 })).toBe(0);
    await expect(clearAccessLog(host.db, { days: 20 })).rejects.toThrow(/Readings can only/);
    expect(await ages()).toEqual([31, 29, 0]);
    expect(await clearAccessLog(host.db, { days: 30 })).toBe(1);
    expect(await host.db.query("select who, command, what from acts order by act_id")).toEqual(
      [90, 30].map((older_than_days) => ({
        who: "the server",
        command: "readings clear",
        what: { older_than_days, readings: 1 },
      })),
    );
  });
});
