import { isCount, sumOfCounts } from "machines/reports/money";
import * as words from "#words/report";
import { count, money } from "../../i18n/figures.ts";
import type { Row } from "../rules/figures.ts";

const entries = {
  said: words.entryAmount,
  count: "total_entry_count",
  amount: "total_entry_amount",
};
const overstays = {
  said: words.overstayAmount,
  count: "total_overstay_count",
  amount: "total_overstay_amount",
};

/** A sentence for each contradiction between the figures of a toll summary. */
export function contradictionsOf(summary: Row): string[] {
  const figure = (field: string) => wholeOf(summary[field]);
  const unread = Object.entries(words.tollTitles).flatMap(([field, title]) =>
    figure(field) === null ? [words.notWhole(title)] : [],
  );
  const entered = figure("total_entry_count");
  const exited = figure("total_exited_count");
  const inside = figure("total_non_exited_count");
  const overstayed = figure("total_overstay_count");
  const said = [...unread];
  if (entered !== null && exited !== null && inside !== null && exited + inside !== entered) {
    const made = count(String(exited + inside));
    said.push(words.madeOf(made, count(String(entered))));
  }
  if (entered !== null && overstayed !== null && overstayed > entered) {
    said.push(words.overstayedOf(count(String(overstayed)), count(String(entered))));
  }
  for (const { said: contradiction, ...fields } of [entries, overstays]) {
    const amount = figure(fields.amount);
    if (figure(fields.count) === 0n && amount !== null && amount !== 0n) {
      said.push(contradiction(money(String(amount))));
    }
  }
  for (const [field, title] of Object.entries(words.tollTitles)) {
    if ((figure(field) ?? 0n) < 0n) said.push(words.belowZero(title));
  }
  return said;
}

/** Null for a figure that is not a whole number: the grand total would truncate it. */
const wholeOf = (value: unknown) => (isCount(value) ? BigInt(sumOfCounts([value]).sum) : null);
