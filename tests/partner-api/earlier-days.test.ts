import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";

/** In Dhaka 02:59:59 of the next day and 03:00, a second apart. */
const lastSecond = new Date("2026-06-02T20:59:59Z");
const nextDay = new Date("2026-06-02T21:00:00Z");

describe.each([mainEngine])("the day and the days of getToday on %s", (engine) => {
  let now = lastSecond;
  let host: Host;
  let token: string;
  beforeAll(async () => {
    host = await startHost(engine, {}, () => now);
    token = await host.tokenOf("demo");
  });
  afterAll(() => host.stop());

  const read = async (query: string, at = lastSecond) => {
    now = at;
    return host.get(`/api/today?${query}`, token);
  };

  it.each([
    ["day=2026-06-02", lastSecond],
    ["day=2026-06-03", nextDay],
    ["day=2025-04-28", lastSecond],
    ["day=2025-04-29", nextDay],
  ])("%s is legal at %s", async (query, at) => {
    const { statusCode, body } = await read(query, at);
    expect(statusCode, body).toBe(200);
  });

  it.each([
    ["day=2026-06-03", lastSecond, "The day is after the running service day."],
    ["day=2026-06-04", nextDay, "The day is after the running service day."],
    ["day=9999-12-31", lastSecond, "The day is after the running service day."],
    ["day=2025-04-27", lastSecond, "The day is more than 400 days ago."],
    ["day=2025-04-28", nextDay, "The day is more than 400 days ago."],
    ["day=0000-01-01", lastSecond, "The day is more than 400 days ago."],
  ])("%s is refused at %s", async (query, at, message) => {
    const answer = await read(query, at);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: "day", message }]);
  });

  it.each([
    ["day", "day="],
    ["day", "day=yesterday"],
    ["day", "day=2026-02-30"],
    ["day", "day=2026-06-01T00:00:00Z"],
    ["day", "day=2026-06-01&day=2026-06-02"],
    ["days", "days="],
    ["days", "days=0"],
    ["days", "days=8"],
    ["days", "days=-1"],
    ["days", "days=1.5"],
    ["days", "days=seven"],
  ])("a wrong %s is named: %s [V2.2.3]", async (field, query) => {
    const answer = await read(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it("one day is what is answered without them", async () => {
    const plain = (await read("")).json().data;
    expect((await read("days=1")).json().data).toEqual(plain);
    expect((await read("day=2026-06-02&days=1")).json().data).toEqual(plain);
    expect(plain).toMatchObject({
      from_day: "2026-06-02",
      service_day: "2026-06-02",
      compared_until: "02:00",
    });
  });
});
