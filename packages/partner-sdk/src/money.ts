/**
 * An amount with two decimals and thousands separators. What is not a number counts as zero.
 * @example formatMoney("1520.5"); // "1,520.50"
 */
export function formatMoney(value: unknown): string {
  const [whole = "", cents] = decimal(centsOf(value)).split(".");
  return `${grouped(whole)}.${cents}`;
}

/** A count as a whole number with thousands separators. What is not a number counts as zero. */
export function formatCount(value: unknown): string {
  return grouped(String(wholeOf(value)));
}

/** An amount or a count as a host may write it. */
type Figure = string | number | null | undefined;
type FigureOf<Item> = (item: Item) => Figure;
/** A plain number in writing, as `Intl.NumberFormat` takes it without a loss. */
type Decimal = `${number}`;

/**
 * The exact sum of amounts, each rounded to the cent, as a decimal number: "12129.25". What is not a number counts as zero.
 * @example sumOf([0.1, "0.20"]); // "0.30"
 */
export function sumOf(amounts: readonly Figure[]): Decimal;
/**
 * The exact sum of the amounts of items, each rounded to the cent, as a decimal number: "12129.25". What is not a number counts as zero.
 * @example sumOf(rows, ({ total_fares }) => total_fares);
 */
export function sumOf<Item>(items: readonly Item[], amountOf: FigureOf<Item>): Decimal;
export function sumOf(items: readonly unknown[], amountOf: FigureOf<never> = itself): Decimal {
  return decimal(sum(items, amountOf, 100, centsOf));
}

/** The exact sum of counts, as a whole number. Of each, the whole number counts that it begins with: of "1,260", 1. */
export function sumOfCounts(counts: readonly Figure[]): Decimal;
/** The exact sum of the counts of items, as a whole number. Of each, the whole number counts that it begins with: of "1,260", 1. */
export function sumOfCounts<Item>(items: readonly Item[], countOf: FigureOf<Item>): Decimal;
export function sumOfCounts(items: readonly unknown[], countOf: FigureOf<never> = itself): Decimal {
  return `${sum(items, countOf, 1, wholeOf)}` as Decimal;
}

const itself = (value: Figure) => value;

/** Adds up in hundredths or in ones. Small numbers are exact without big integers, and ten times as fast. */
function sum(
  items: readonly unknown[],
  figureOf: FigureOf<never>,
  parts: 1 | 100,
  exact: (value: unknown) => bigint,
): bigint {
  let total = 0n;
  // Each has at most 31 bits, so a number holds the exact sum of at least four million.
  let small = 0;
  // Engines optimize a function that is called often sooner than a loop.
  items.forEach((item) => {
    const value = figureOf(item as never);
    const number = typeof value === "number" ? value : smallWritten(value);
    const whole = (number * parts + (number < 0 ? -0.5 : 0.5)) | 0;
    if (whole / parts === number) small += whole;
    else total += exact(value);
  });
  return total + BigInt(small);
}

function smallWritten(value: unknown): number {
  const isSmall = typeof value === "string" && /^-?\d{1,12}(?:\.\d{1,2})?$/.test(value);
  return isSmall ? Number(value) : Number.NaN;
}

function centsOf(value: unknown): bigint {
  const written = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i.exec(asText(value));
  const [, sign, whole = "", fraction = "", exponent = "0"] = written ?? [];
  const digits = BigInt(whole + fraction);
  const shift = Number(exponent) - fraction.length + 2;
  const cents =
    shift >= 0 ? digits * 10n ** BigInt(shift) : halvesUp(digits, 10n ** BigInt(-shift));
  return sign === "-" ? -cents : cents;
}

function wholeOf(value: unknown): bigint {
  if (typeof value === "number") return BigInt(Number.isFinite(value) ? Math.trunc(value) : 0);
  return BigInt(/^[+-]?\d+/.exec(asText(value))?.[0] ?? 0);
}

function asText(value: unknown): string {
  return ["string", "number", "bigint"].includes(typeof value) ? String(value).trim() : "";
}

function halvesUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}

function decimal(cents: bigint): Decimal {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` as Decimal;
}

function grouped(whole: string): string {
  return whole.replace(/\d(?=(\d{3})+$)/g, "$&,");
}
