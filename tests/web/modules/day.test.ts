import { expect, it } from "vitest";
import { catalogue } from "web/modules/catalogue.ts";
import { dayOfModule } from "web/modules/day.ts";

it.each(catalogue)("the figure of $title's day is named as its report names it", (entry) => {
  const { report, figure } = dayOfModule[entry.module];
  const found = entry.screens.find(({ route }) => route === report);
  if (found?.kind !== "report") throw new Error(`${report} is no report`);
  const { columns, day, totals } = found;
  const money = totals.filter(({ kind }) => kind === "money");
  const title = columns.find(({ field }) => field === day?.amount)?.title;
  expect(figure).toBe(money.length > 1 ? title : undefined);
});

it.each(catalogue)("the day of $title leads to a report of its own with dates", (entry) => {
  const { report } = dayOfModule[entry.module];
  const found = entry.screens.find(({ route }) => route === report);
  expect(found).toMatchObject({ kind: "report", dated: true });
});
