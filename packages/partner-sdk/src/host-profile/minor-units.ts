/**
 * An amount in minor units as one of the contract, on its digits: 1234 is "12.34". A toll amount is in whole units,
 * and stays a number: 12500 is 125. Undefined for what is no whole number.
 */
export function fromMinorUnits(value: unknown, isToll: boolean): string | number | undefined {
  const isExact = typeof value === "string" || Number.isSafeInteger(value);
  const [, sign = "", digits = ""] = (isExact && /^(-?)0*(\d+)$/.exec(`${value}`)) || [];
  if (!digits) return undefined;
  const padded = digits.padStart(3, "0");
  const whole = padded.slice(0, -2);
  const fraction = padded.slice(-2);
  const minus = /[1-9]/.test(digits) ? sign : "";
  if (!isToll || fraction !== "00") return `${minus}${whole}.${fraction}`;
  return typeof value === "number" ? Number(minus + whole) : minus + whole;
}
