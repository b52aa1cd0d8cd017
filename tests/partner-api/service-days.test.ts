import type { Db } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changingZones, edgesAround, serviceDaysAround } from "../clock-changes.ts";
import { engines, type OwnDatabase, ownDatabase } from "./databases.ts";

const zones = changingZones();
const written = (time: number) => new Date(time).toISOString();

/** What the database says of these values while it counts in a zone. */
const askIn = (db: Db, zone: string, select: string, type: string, values: readonly string[]) =>
  db.tx(async (tx) => {
    await tx.query("select set_config('timezone', $1, true)", [zone]);
    return tx.query<{ told: string }>(
      `select ${select} as told
       from unnest($1::${type}[]) with ordinality as asked (value, place)
       order by place`,
      [`{${values}}`],
    );
  });

describe.each(engines)("on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
  });
  afterAll(() => own.drop());

  const asUtc = (moment: string) =>
    `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

  it("a service day starts with the first moment that has it, and ends with the last one, in every zone [R19]", async () => {
    const wrong: string[] = [];
    for (const { zone, changes } of zones) {
      const days = changes.flatMap(serviceDaysAround);
      const names = days.map(({ day }) => day);
      const starts = await askIn(own.db, zone, asUtc("service_day_start(value)"), "date", names);
      const ends = await askIn(own.db, zone, asUtc("service_day_end(value)"), "date", names);
      for (const [at, { day, start, end }] of days.entries()) {
        const told = [zone, day, starts[at]?.told, ends[at]?.told].join(" ");
        if (told !== [zone, day, written(start), written(end)].join(" ")) wrong.push(told);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("a moment around a change of the clock has its service day, in every zone", async () => {
    const wrong: string[] = [];
    for (const { zone, changes } of zones) {
      const moments = changes.flatMap(edgesAround);
      const times = moments.map(({ time }) => written(time));
      const told = await askIn(own.db, zone, "service_day(value)::text", "timestamptz", times);
      for (const [at, { time, day }] of moments.entries()) {
        if (told[at]?.told !== day) wrong.push(`${zone} ${written(time)} ${told[at]?.told}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
