import { type DataOf, type getToday, modules } from "partner-sdk";
import { expect, inject, it } from "vitest";
import { catalogue } from "web/modules/catalogue.ts";
import { tokenOf } from "./accounts.ts";

type Day = DataOf<typeof getToday>;
type Row = Record<string, number | string>;

const reports = catalogue.flatMap(({ module, screens }) =>
  screens.flatMap((screen) =>
    screen.kind === "report" && screen.day ? [{ module, ...screen, day: screen.day }] : [],
  ),
);

async function data<Answer>(path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${await tokenOf("demo")}` };
  const answer = await fetch(`${inject("portal").url}${path}`, { headers });
  return (await answer.json()).data;
}

const inCents = (value: number | string = 0) => Math.round(Number(value) * 100);

it.each(reports)(
  "the sums of $route are those that the day tells of its module",
  async (report) => {
    const { compared_day, companies } = await data<Day>("/api/today");
    const told = companies.filter(({ module }) => module === report.module);
    expect(told.length).toBeGreaterThan(0);
    for (const { company_id, last_week } of told) {
      const path = report.operation.path.replace("{company_id}", String(company_id));
      const answer = await data<Row[] | { days: Row[] }>(
        `${path}?from_date=${compared_day}&to_date=${compared_day}`,
      );
      const rows = Array.isArray(answer) ? answer : answer.days;
      const sum = (field: string) => rows.reduce((all, row) => all + inCents(row[field]), 0);
      expect(sum(report.day.amount)).toBe(inCents(last_week.total_amount));
      const { count } = report.day;
      expect(count ? sum(count) : rows.length * 100).toBe(inCents(last_week.total_count));
    }
  },
);

it("every module has a report that is compared so, but one whose list comes in pages", () => {
  const others = modules.filter((one) => !reports.some(({ module }) => module === one));
  expect(others).toEqual(["intercity"]);
});
