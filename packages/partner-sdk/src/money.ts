/** An amount or a count as a host may write it. */
export type Figure = string | number | null | undefined;
type FigureOf<Item> = (item: Item) => Figure;
/** A plain number in writing, as `Intl.NumberFormat` takes it without a loss. */
type Decimal = `${number}`;

/** A sum, and what is in none: `sumOf` adds up what is an amount, `sumOfCounts` what is a count. */
export type Sum = { sum: Decimal; leftOut: LeftOut[] };
/** What was to be added and is no figure, by its place in the list. */
export type LeftOut = { index: number; value: unknown };
/** Throws a RangeError for what is no figure, in place of leaving it out. */
type Strict = { strict: true };

/**
 * Whether a value is an amount: a number, or a decimal number in writing.
 * @example isAmount("1520.50"); // true, and false for "1,520.50"
 */
export function isAmount(value: unknown): value is string | number | bigint {
  return centsOf(value) !== null;
}

/** Whether a value is a count: a whole number, or its digits. It is for "12", and not for 12.5, "1,260", "1e3" or "12 tickets". */
export function isCount(value: unknown): value is string | number | bigint {
  return wholeOf(value) !== null;
}

/**
 * An amount with two decimals and thousands separators; N/A for what is no amount.
 * @example formatMoney("1520.5"); // "1,520.50"
 */
export function formatMoney(value: unknown): string {
  const cents = centsOf(value);
  if (cents === null) return notAvailable;
  const [whole = "", fraction] = decimal(cents).split(".");
  return `${grouped(whole)}.${fraction}`;
}

/** A count as a whole number with thousands separators; N/A for what is no count. */
export function formatCount(value: unknown): string {
  const whole = wholeOf(value);
  return whole === null ? notAvailable : grouped(String(whole));
}

const notAvailable = "N/A";

/**
 * The exact sum of amounts, each rounded to the cent, as a decimal number: "12129.25". `leftOut` has what is no amount.
 * @example const { sum, leftOut } = sumOf([0.1, "0.20", "abc"]); // "0.30", [{ index: 2, value: "abc" }]
 */
export function sumOf(amounts: readonly Figure[]): Sum;
/** The exact sum alone; throws a RangeError for what is no amount. */
export function sumOf(amounts: readonly Figure[], options: Strict): Decimal;
/**
 * The exact sum of the amounts of items, each rounded to the cent. `leftOut` has what is no amount.
 * @example const { sum, leftOut } = sumOf(rows, ({ total_fares }) => total_fares);
 */
export function sumOf<Item>(items: readonly Item[], amountOf: FigureOf<Item>): Sum;
/**
 * The exact sum alone of the amounts of items; throws a RangeError for what is no amount.
 * @example sumOf(rows, ({ total_fares }) => total_fares, { strict: true });
 */
export function sumOf<Item>(
  items: readonly Item[],
  amountOf: FigureOf<Item>,
  options: Strict,
): Decimal;
export function sumOf(items: readonly unknown[], ...rest: Rest): Sum | Decimal {
  return added(items, true, rest);
}

/** The exact sum of counts, as a whole number. `leftOut` has what is no count. */
export function sumOfCounts(counts: readonly Figure[]): Sum;
/** The exact sum alone; throws a RangeError for what is no count. */
export function sumOfCounts(counts: readonly Figure[], options: Strict): Decimal;
/** The exact sum of the counts of items, as a whole number. `leftOut` has what is no count. */
export function sumOfCounts<Item>(items: readonly Item[], countOf: FigureOf<Item>): Sum;
/** The exact sum alone of the counts of items; throws a RangeError for what is no count. */
export function sumOfCounts<Item>(
  items: readonly Item[],
  countOf: FigureOf<Item>,
  options: Strict,
): Decimal;
export function sumOfCounts(items: readonly unknown[], ...rest: Rest): Sum | Decimal {
  return added(items, false, rest);
}

type Rest = [figureOf?: FigureOf<never> | Strict, options?: Strict];
/** Adds up in hundredths or in ones. Small numbers are exact without big integers, and ten times as fast. */
function added(items: readonly unknown[], isMoney: boolean, [first, options]: Rest): Sum | Decimal {
  const figureOf = typeof first === "function" ? first : null;
  const isStrict = (typeof first === "object" ? first : options)?.strict === true;
  const [parts, exact] = isMoney ? [100, centsOf] : [1, wholeOf];
  const leftOut: LeftOut[] = [];
  let large = 0n;
  // Each has at most 31 bits, so a number holds the exact sum of at least four million.
  let small = 0;
  // Engines optimize a function that is called often sooner than a loop.
  items.forEach((item, index) => {
    const value = figureOf ? figureOf(item as never) : item;
    const number = typeof value === "number" ? value : smallWritten(value);
    const whole = (number * parts + (number < 0 ? -0.5 : 0.5)) | 0;
    if (whole / parts === number) {
      small += whole;
      return;
    }
    const figure = exact(value);
    if (figure === null) {
      if (isStrict) throw new RangeError(`Not a number at ${index}: ${value}`);
      leftOut.push({ index, value });
    } else large += figure;
  });
  const total = large + BigInt(small);
  const sum = isMoney ? decimal(total) : (`${total}` as Decimal);
  return isStrict ? sum : { sum, leftOut };
}

function smallWritten(value: unknown): number {
  const isSmall = typeof value === "string" && /^-?\d{1,12}(?:\.\d{1,2})?$/.test(value);
  return isSmall ? Number(value) : Number.NaN;
}

function centsOf(value: unknown): bigint | null {
  const written = /^([+-]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i.exec(asText(value));
  if (!written) return null;
  const [, sign, whole = "", fraction = "", exponent = "0"] = written;
  const digits = BigInt(whole + fraction);
  const shift = Number(exponent) - fraction.length + 2;
  const cents =
    shift >= 0 ? digits * 10n ** BigInt(shift) : halvesUp(digits, 10n ** BigInt(-shift));
  return sign === "-" ? -cents : cents;
}

function wholeOf(value: unknown): bigint | null {
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : null;
  const [, digits] = /^([+-]?\d+)(?:\.0*)?$/.exec(asText(value)) ?? [];
  return digits === undefined ? null : BigInt(digits);
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
