import { sumOfCounts, sumOfMoney } from "machines/reports/money";
import { language } from "#language";
import { notAvailable } from "#words/frame";
import type { NumberChoice } from "./languages/languages.ts";
import { inDigits } from "./numbers/digits.ts";
import { numberChoice } from "./numbers/number-choice.ts";

/** A whole number as it was chosen: '12,34,567'; N/A for what is none. */
export const count = (value: unknown): string => exact(sumOfCounts([value]));

/** An amount with two decimals as it was chosen: '12,34,567.50'; N/A for what is none. */
export const money = (value: unknown): string => exact(sumOfMoney([value]));

/** '1,234.5%' */
export const percent = (value: number): string => `${figure(value.toFixed(1))}%`;

/** The minus of a figure on the screen; files and requests have a hyphen. */
export const minus = "\u2212";

/** An amount after the sign of its currency: '−৳12.50'; letters stand apart from it. */
export function withSign(amount: string, sign: string): string {
  if (sign === "" || amount === notAvailable) return amount;
  const before = /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign;
  return amount.startsWith(minus) ? `${minus}${before}${amount.slice(1)}` : `${before}${amount}`;
}

/** A text of the portal as a file has it, where a hyphen is the minus of a figure. */
export const withHyphens = (text: string): string =>
  text.replace(new RegExp(`${minus}(?=[\\d০-৯])`, "g"), "-");

/** An amount next to a line of a chart: '2.5K', '2.5L', '২.৫ লা'. */
export function compactAmount(value: number): string {
  const isLakh = numberChoice().grouping === "lakh";
  const words = new Intl.NumberFormat(isLakh ? `${language}-IN-u-nu-latn` : "en", {
    notation: "compact",
    maximumFractionDigits: isLakh ? 2 : 1,
  });
  return inDigits(words.format(value).replace("-", minus));
}

const groups: Record<NumberChoice["grouping"], RegExp> = {
  thousands: /\d(?=(\d{3})+(\.|$))/g,
  lakh: /\d(?=(\d\d)*\d{3}(\.|$))/g,
};

function exact({ sum, leftOut }: ReturnType<typeof sumOfMoney>): string {
  return leftOut[0] ? notAvailable : figure(sum);
}

/** '-1234567.50' with its separators, minus and digits. */
function figure(plain: string): string {
  const grouped = plain.replace(groups[numberChoice().grouping], "$&,");
  return inDigits(grouped.replace("-", minus));
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
