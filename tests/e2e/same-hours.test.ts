import { type DataOf, type getToday, modules } from "partner-sdk";
import { expect, inject, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { tokenOf } from "./accounts.ts";

type Day = DataOf<typeof getToday>;
type Row = Record<string, number | string>;

/** The fields that the running day tells as well, of the reports whose rows are all that the module took. */
const sales = { count: "total_tickets", amount: "total_fares" };
const tellTheSame: Record<string, { count?: string; amount: string }> = {
  "/intracity/counterwise/report/": sales,
  "/intracity/vehiclewise/report/": sales,
  "/intracity/summary": sales,
  "/supervisor/supervisorwise/report": sales,
  "/supervisor/vehiclewise/report": sales,
  "/offline-counter/report": sales,
  "/toll-plaza/report": { count: "total_entry_count", amount: "total_entry_amount" },
  "/waybill/report": { amount: "net_amount" },
  "/water/shipwise/report/": sales,
  "/counterwise-ticketing/counterwise/report/": sales,
  "/counterwise-ticketing/vehiclewise/report/": sales,
  "/counterwise-ticketing/summary": sales,
};
const reports = catalogue.flatMap(({ module, screens }) =>
  screens.flatMap((screen) => {
    const day = tellTheSame[screen.route];
    return screen.kind === "report" && day ? [{ module, ...screen, day }] : [];
  }),
);

async function data<Answer>(path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${await tokenOf("demo")}` };
  const answer = await fetch(`${inject("portal").url}${path}`, { headers });
  return (await answer.json()).data;
}

const inCents = (value: number | string = 0) => Math.round(Number(value) * 100);

it.each(reports)(
  "the sums of $route are those that the day tells of its module, whole and until the same hour",
  async (report) => {
    const { compared_day, compared_until, companies } = await data<Day>("/api/today");
    const told = companies.filter(({ module }) => module === report.module);
    expect(told.length).toBeGreaterThan(0);
    for (const { company_id, last_week } of told) {
      const path = report.operation.path.replace("{company_id}", String(company_id));
      const days = `from_date=${compared_day}&to_date=${compared_day}`;
      const asked = [
        [days, last_week],
        [`${days}&until_time=${compared_until}`, last_week.until],
      ] as const;
      for (const [query, figures] of asked) {
        const answer = await data<Row[] | { days: Row[] }>(`${path}?${query}`);
        const rows = Array.isArray(answer) ? answer : answer.days;
        const sum = (field: string) => rows.reduce((all, row) => all + inCents(row[field]), 0);
        expect(sum(report.day.amount)).toBe(inCents(figures.total_amount));
        const { count } = report.day;
        expect(count ? sum(count) : rows.length * 100).toBe(inCents(figures.total_count));
      }
    }
  },
);

it("every module has such a report, but one whose list comes in pages", () => {
  expect(reports.map(({ route }) => route)).toEqual(Object.keys(tellTheSame));
  const others = modules.filter((one) => !reports.some(({ module }) => module === one));
  expect(others).toEqual(["intercity"]);
});
