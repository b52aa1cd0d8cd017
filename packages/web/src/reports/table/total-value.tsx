import { Change } from "../../ui/change.tsx";
import type { Total } from "../rules/figures.ts";

export function TotalValue({ value, change }: Pick<Total, "value" | "change">) {
  return change ? <Change {...change} /> : value;
}
