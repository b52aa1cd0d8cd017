import { sumOfCounts } from "partner-sdk/money";

export {
  formatCount as count,
  formatMoney as money,
  sumOf as sumOfMoney,
  sumOfCounts,
} from "partner-sdk/money";

/** Entry amount plus overstay amount, with integers parsed. */
export function tollGrandTotal(summary: {
  total_entry_amount?: unknown;
  total_overstay_amount?: unknown;
}): string {
  return sumOfCounts([summary.total_entry_amount, summary.total_overstay_amount]);
}
