import { sumOfCounts, sumOfMoney } from "machines/reports/money";
import { language } from "#language";
import { notAvailable } from "#words/frame";
import type { NumberChoice } from "./languages/languages.ts";
import { inDigits } from "./numbers/digits.ts";
import { numberChoice } from "./numbers/number-choice.ts";

/** A whole number as it was chosen: '12,34,567'; N/A for what is none. */
export const count = (value: unknown): string => figure(sumOfCounts([value]));

/** An amount with two decimals as it was chosen: '12,34,567.50'; N/A for what is none. */
export const money = (value: unknown): string => figure(sumOfMoney([value]));

/** An amount next to a line of a chart: '2.5K', '2.5L', '২.৫ লা'. */
export function compactAmount(value: number): string {
  const isLakh = numberChoice().grouping === "lakh";
  const words = new Intl.NumberFormat(isLakh ? `${language}-IN-u-nu-latn` : "en", {
    notation: "compact",
    maximumFractionDigits: isLakh ? 2 : 1,
  });
  return inDigits(words.format(value));
}

const groups: Record<NumberChoice["grouping"], RegExp> = {
  thousands: /\d(?=(\d{3})+(\.|$))/g,
  lakh: /\d(?=(\d\d)*\d{3}(\.|$))/g,
};

/** With its separators: '-1234567.50'. */
function figure({ sum, leftOut }: ReturnType<typeof sumOfMoney>): string {
  return leftOut[0] ? notAvailable : inDigits(sum.replace(groups[numberChoice().grouping], "$&,"));
}

/** What stands for a currency, by its ISO 4217 code: '৳' for BDT; empty for what is no code. */
export function currencySymbol(code: unknown): string {
  if (typeof code !== "string" || !/^[A-Z]{3}$/.test(code)) return "";
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code;
}
