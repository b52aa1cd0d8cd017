import { expect, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { dayOfModule } from "web/reports/definitions/day.ts";

/** What `GET /api/today` sums, where the module's report has other money too. */
const summed: Partial<Record<string, string>> = {
  toll_plaza: "total_entry_amount",
  waybill: "net_amount",
};

it.each(catalogue)("the figure of $title's day is named as its report names it", (entry) => {
  const { report, figure } = dayOfModule[entry.module];
  const found = entry.screens.find(({ route }) => route === report);
  if (found?.kind !== "report") throw new Error(`${report} is no report`);
  const money = found.totals.filter(({ kind }) => kind === "money");
  const field = money.length > 1 ? summed[entry.module] : undefined;
  expect(figure).toBe(found.columns.find((column) => column.field === field)?.title);
  expect(figure !== undefined).toBe(money.length > 1);
});

it.each(catalogue)("the day of $title leads to a report of its own with dates", (entry) => {
  const { report } = dayOfModule[entry.module];
  const found = entry.screens.find(({ route }) => route === report);
  expect(found).toMatchObject({ kind: "report", dated: true });
});
