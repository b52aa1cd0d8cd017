import { count, money } from "machines/formats";
import type { Row } from "../report/rules/figures.ts";

const entries = { title: "entry", count: "total_entry_count", amount: "total_entry_amount" };
const overstays = {
  title: "overstay",
  count: "total_overstay_count",
  amount: "total_overstay_amount",
};

/** A sentence for each contradiction between the figures of a toll summary. */
export function contradictionsOf(summary: Row): string[] {
  const figure = (field: string) => wholeOf(summary[field]);
  const unread = Object.entries(titles).flatMap(([field, title]) =>
    figure(field) === null ? [`${title} is not a whole number.`] : [],
  );
  const entered = figure("total_entry_count");
  const exited = figure("total_exited_count");
  const inside = figure("total_non_exited_count");
  const overstayed = figure("total_overstay_count");
  const said = [...unread];
  if (entered !== null && exited !== null && inside !== null && exited + inside !== entered) {
    const made = count(String(exited + inside));
    said.push(`Exited and non exited make ${made}, but ${count(String(entered))} entered.`);
  }
  if (entered !== null && overstayed !== null && overstayed > entered) {
    said.push(`${count(String(overstayed))} overstayed, but ${count(String(entered))} entered.`);
  }
  for (const { title, ...fields } of [entries, overstays]) {
    const amount = figure(fields.amount);
    if (figure(fields.count) === 0n && amount !== null && amount !== 0n) {
      said.push(`The ${title} amount is ${money(String(amount))}, but the ${title} count is 0.`);
    }
  }
  for (const [field, title] of Object.entries(titles)) {
    if ((figure(field) ?? 0n) < 0n) said.push(`${title} is below zero.`);
  }
  return said;
}

const titles = {
  total_entry_count: "Total Entry",
  total_entry_amount: "Total Entry Amount",
  total_exited_count: "Total Exited",
  total_non_exited_count: "Total Non Exited",
  total_overstay_count: "Total Overstay",
  total_overstay_amount: "Total Overstay Amount",
};

/** Null for a figure that is not a whole number: the grand total would truncate it. */
function wholeOf(value: unknown): bigint | null {
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : null;
  if (typeof value !== "string" || !/^\s*[+-]?\d+(\.0*)?\s*$/.test(value)) return null;
  return BigInt(value.replace(/\..*/, ""));
}
