import { language } from "#language";

/** What stands for a currency, by its ISO 4217 code: '৳' for BDT; empty for what is no code. */
export function signOf(code: unknown): string {
  if (typeof code !== "string" || !/^[A-Z]{3}$/.test(code)) return "";
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code;
}
