import { isAmount, isCount, type Sum, sumOf, sumOfCounts as sumOfEach } from "partner-sdk/money";

export { isAmount, isCount };

/** Of what a host answered, which may be anything: what is no figure is left out, and named. */
type SumOf = <Item>(items: readonly Item[], figureOf?: (item: Item) => unknown) => Sum;
export const sumOfMoney = sumOf as SumOf;
export const sumOfCounts = sumOfEach as SumOf;

/** Entry amount plus overstay amount, with integers parsed; what is no amount is in no total. */
export function tollGrandTotal(summary: {
  total_entry_amount?: unknown;
  total_overstay_amount?: unknown;
}): string {
  const amounts = [summary.total_entry_amount, summary.total_overstay_amount];
  return sumOfCounts(amounts, (amount) => sumOfMoney([amount]).sum.replace(/\..*/, "")).sum;
}
