import { DatabaseUnavailable, type PreparedQuery } from "partner-api";
import { describe, expect, it } from "vitest";
import { range } from "./company-operations.ts";
import { nobody, startServer, viewer, withoutGrant } from "./given-answers.ts";

const dates = `from_date=${range.from_date}&to_date=${range.to_date}`;
const report = `/api/intracity/reports/counterwise/101?${dates}`;
const list = `/api/tollplaza/collections/401?${dates}`;
const namesOf = (trips: PreparedQuery[][]) => trips.map((asked) => asked.map(({ name }) => name));

describe("a report", () => {
  it("takes one trip, whether or not the viewer may see it", async () => {
    const asked = [["find-viewer", "getCounterwiseReport"]];
    for (const [found, status] of [
      [viewer, 200],
      [withoutGrant, 403],
      [nobody, 401],
    ] as const) {
      const { get, trips } = await startServer({ answers: [found, [["[]"]]] });
      expect((await get(report)).statusCode).toBe(status);
      expect(namesOf(trips)).toEqual(asked);
    }
  });

  it("is asked of no database without a token", async () => {
    const { app, trips } = await startServer({});
    expect((await app.inject(report)).statusCode).toBe(401);
    expect(trips).toEqual([]);
  });

  it("is answered with the JSON that the database wrote", async () => {
    const { get } = await startServer({ answers: [viewer, [['[{"a" : 60200.50}, \n {}]']]] });
    const { body, headers } = await get(report);
    expect(body).toBe('{"success":true,"data":[{"a" : 60200.50}, \n {}]}');
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["no row", []],
    ["a row without data", [[null]]],
  ])("is not found where there is %s", async (_, rows) => {
    const { get } = await startServer({ answers: [viewer, rows] });
    expect((await get(report)).statusCode).toBe(404);
  });

  it("tells what is wrong with a request to those alone who may make it", async () => {
    for (const [found, status] of [
      [viewer, 400],
      [withoutGrant, 403],
      [nobody, 401],
    ] as const) {
      const { get, trips } = await startServer({ answers: [found] });
      expect((await get(report.replace(dates, "from_date=x"))).statusCode).toBe(status);
      expect(namesOf(trips)).toEqual([["find-viewer"]]);
    }
  });

  it("fails for those alone who may see it", async () => {
    for (const [found, status] of [
      [viewer, 500],
      [withoutGrant, 403],
      [nobody, 401],
    ] as const) {
      const { get } = await startServer({ answers: [found], fails: new Error("division by zero") });
      expect((await get(report)).statusCode).toBe(status);
    }
  });

  it("is not asked again while the database is away", async () => {
    const { get, trips } = await startServer({ fails: new DatabaseUnavailable("gone") });
    expect((await get(report)).statusCode).toBe(503);
    expect(trips).toHaveLength(1);
  });
});

describe("a page of a list", () => {
  it("has a cursor that leads to the next one", async () => {
    const rows = [['[{"id": 1}]', "{1748736000000000,55}"]];
    const { get, trips } = await startServer({ answers: [viewer, rows] });
    const { data } = (await get(list)).json();
    expect(data).toEqual({ rows: [{ id: 1 }], next_cursor: "MTc0ODczNjAwMDAwMDAwMC41NQ" });
    expect((await get(`${list}&cursor=${data.next_cursor}`)).statusCode).toBe(200);
    const [, second = []] = trips.map(([, asked]) => asked?.values);
    expect(second).toContain("{1748736000000000,55}");
  });

  it("has none when it is the last", async () => {
    const { get } = await startServer({ answers: [viewer, [["[]", null]]] });
    expect((await get(list)).body).toBe('{"success":true,"data":{"rows":[],"next_cursor":null}}');
  });
});

describe("the contract", () => {
  it("is what the first answers of each operation are checked against, and some of all others", async () => {
    const checked: unknown[] = [];
    const { get } = await startServer({
      env: { ANSWERS_PER_CHECK: "8" },
      check: (answer) => {
        checked.push(answer);
        return [];
      },
    });
    const after = async (answers: number, url: string) => {
      checked.length = 0;
      for (let count = 0; count < answers; count += 1) await get(url);
      return checked.length;
    };
    expect(await after(10, report)).toBe(10);
    expect(await after(20, report)).toBe(2);
    expect(await after(10, list)).toBe(10);
    expect(checked[0]).toEqual({ success: true, data: [] });
  });

  it("is what all answers are checked against after one that did not match", async () => {
    const wrong = [{ field: "data", message: "is wrong" }];
    const isWrong = Array.from({ length: 40 }, (_, at) => at >= 10);
    let asked = 0;
    const { get } = await startServer({
      env: { ANSWERS_PER_CHECK: "8" },
      check: () => (isWrong[asked - 1] ? wrong : []),
    });
    const statuses: number[] = [];
    for (asked = 1; asked <= 20; asked += 1) statuses.push((await get(report)).statusCode);
    expect(statuses).toEqual([...Array(15).fill(200), 500, 500, 500, 500, 500]);
    isWrong.fill(false);
    expect((await get(report)).statusCode).toBe(200);
  });

  it("turns an answer that does not match it into a failure, and a line of the log", async () => {
    const errors = [{ field: "data", message: "is wrong" }];
    const { get, logged } = await startServer({ check: () => errors });
    const { statusCode, body } = await get(report);
    expect([statusCode, JSON.parse(body).code]).toEqual([500, "server_error"]);
    const said = logged.filter(({ msg }) => msg === "the answer does not match the contract");
    expect(said.map(({ operation }) => operation)).toEqual(["getIntracityCounterwiseReport"]);
    expect(said[0]?.errors).toEqual(errors);
  });
});
