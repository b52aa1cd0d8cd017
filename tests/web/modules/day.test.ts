import { expect, it } from "vitest";
import { catalogue } from "web/modules/catalogue.ts";
import { dayOfModule } from "web/modules/day.ts";

it.each(catalogue)("the day of $title leads to a report of its own with dates", (entry) => {
  const { report } = dayOfModule[entry.module];
  const found = entry.screens.find(({ route }) => route === report);
  expect(found).toMatchObject({ kind: "report", dated: true });
});
