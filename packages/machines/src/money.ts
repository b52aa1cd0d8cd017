import { sumOf, sumOfCounts as sumOfEach } from "partner-sdk/money";

/** Of what a host answered, which may be anything: what is not a number counts as zero. */
type Sum = <Item>(items: readonly Item[], figureOf?: (item: Item) => unknown) => string;
export const sumOfMoney = sumOf as Sum;
export const sumOfCounts = sumOfEach as Sum;

/** Entry amount plus overstay amount, with integers parsed. */
export function tollGrandTotal(summary: {
  total_entry_amount?: unknown;
  total_overstay_amount?: unknown;
}): string {
  return sumOfCounts([summary.total_entry_amount, summary.total_overstay_amount]);
}
