import { isPrintable } from "../text/printable.ts";

/** `write` turns a field into what PostgreSQL reads. */
export type ColumnType = {
  is: string;
  fits(text: string): boolean;
  write?(text: string): string;
  /** How far a moment may be ahead of the clock: in SQL, and in words. */
  ahead?: { interval: string; words: string };
};

/** The largest value of PostgreSQL's `integer`. */
const mostInteger = 2 ** 31 - 1;

export const companyId: ColumnType = whole(1, mostInteger);
export const id: ColumnType = whole(1, Number.MAX_SAFE_INTEGER);
export const count: ColumnType = whole(0, mostInteger);
export const countFromOne: ColumnType = whole(1, mostInteger);
export const amount: ColumnType = whole(0, 999_999_999_999);

const amounts = /^\d{1,10}(?:\.\d{1,2})?$/;

export const money: ColumnType = {
  is: "an amount of at most 9999999999.99, such as 1520.50",
  fits: (text) => amounts.test(text),
};

const moments =
  /^\d{4}-\d\d-\d\d[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/;

/** A device's clock may be ahead, and a file from another time zone. */
export const moment = momentUntil({ interval: "1 day", words: "a day" });
export const departure = momentUntil({ interval: "2 years", words: "two years" });

export const word: ColumnType = {
  is: "UTF-8 text on one line, of at most 200 characters",
  fits: (text) => text.length <= 200 && isPrintable(text) && !text.includes("\uFFFD"),
};

export const seats: ColumnType = {
  is: "at most 200 seats separated by spaces, such as A1 A2, and none named null",
  // In a list, PostgreSQL reads this word as a missing value.
  fits: (text) =>
    /^[\p{L}\d-]{1,10}( [\p{L}\d-]{1,10}){0,199}$/u.test(text) && !/(?:^| )null(?: |$)/i.test(text),
  write: (text) => `{${text.replaceAll(" ", ",")}}`,
};

export function oneOf(words: readonly string[]): ColumnType {
  const known = new Set(words);
  return { is: `one of ${words.join(", ")}`, fits: (text) => known.has(text) };
}

const digits = /^\d{1,16}$/;

function whole(least: number, most: number): ColumnType {
  return {
    is: `a whole number from ${least} to ${most}`,
    fits: (text) => digits.test(text) && Number(text) >= least && Number(text) <= most,
  };
}

function momentUntil(ahead: { interval: string; words: string }): ColumnType {
  return {
    is: `a date and time from 2000 on and at most ${ahead.words} ahead, such as 2026-06-01T14:30:00, or 2026-06-01T08:30:00Z with an offset`,
    fits: (text) =>
      moments.test(text) && isDay(text.slice(0, 4), text.slice(5, 7), text.slice(8, 10)),
    ahead,
  };
}

function isDay(year: string, month: string, day: string): boolean {
  if (year < "2000" || month < "01" || month > "12" || day < "01") return false;
  if (day <= "28") return true;
  return (
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  );
}
