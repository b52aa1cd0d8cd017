import { withSign } from "../../i18n/figures.ts";
import { useCurrency } from "../../state/reporting.tsx";
import { Change } from "../../ui/change.tsx";
import type { Total } from "../rules/figures.ts";

type TotalParts = Pick<Total, "kind" | "value" | "change">;

export function TotalValue(total: TotalParts) {
  const sign = useCurrency();
  return total.change ? <Change {...total.change} /> : totalText(total, sign);
}

/** A sum of money has the sign of its currency; a change has an arrow in its place. */
export function totalText({ kind, value, change }: TotalParts, sign: string): string {
  return kind === "money" && !change ? withSign(value, sign) : value;
}
