import { inDigits } from "../../numbers/digits.ts";

/** The filter. */
export const apply = "Apply";
export const dateRange = "Date range";

/** What a file, a paper or a message says of itself. */
export const company = "Company";
export const range = "Range";
export const comparedWith = "Compared with";
export const note = "Note";
export const filter = "Filter";
export const none = "None";
export const fetched = "Fetched";
export const rows = "Rows";
export const partOf = (rows: string, all: string) => `${rows} of ${all}`;
export const notAll = (fetched: string) => `${fetched}, not all`;
export const changedMeanwhile = "Some records changed while these were fetched";
/** What is in no total: rows with a figure that is no number. */
export const notAdded = "Not added up";
export const notNumbers = (rows: string) => `${rows}: not a number`;
export const controlTotal = "Control total";
/** The second page of a workbook, and its first line. */
export const about = "About";
export const report = "Report";
export const inMinutes = (title: string) => `${title} (min)`;
export const csvIn = (language: string) => `CSV (${language})`;

/** Lists to call from, and sheets of a shift. */
export const callListOf = (title: string) => `Call list, ${title}`;
export const calledAt = "Called at";
export const shiftCloseOf = (title: string) => `Shift close, ${title}`;
export const partOfShift = (of: string) => `${of}, part of a shift`;
export const notWholeShift = "These figures are not the whole shift.";
export const cashCounted = "Cash counted";
export const difference = "Difference";
export const signatureOf = (person: string) => `Signature of the ${person}`;
export const handedOverBy = "Handed over by";
export const signature = "Signature";
export const signatureOfCashier = "Signature of the cashier";
export const printAll = (count: number, shown: string) =>
  count === 1 ? "Print 1 sheet" : `Print all ${shown} sheets`;
export const coverSheet = "Cover sheet";
export const sheets = (count: number, shown: string) =>
  count === 1 ? "1 sheet" : `${shown} sheets`;
export const sheetsWithoutName = (count: number, shown: string) =>
  `${sheets(count, shown)} without a name`;
export const withoutSheet = (shown: string, zero: string) => `${shown} of ${zero} without a sheet`;
export const notFoundBySearch = (shown: string) =>
  `${shown} without a sheet, not found by the search`;
export const sheetsOfNothing = (zero: string) => `Sheets of ${zero} too`;
export const leftOutUnlessTicked = (count: number, shown: string) =>
  count === 1 ? "Otherwise, 1 sheet is left out." : `Otherwise, ${shown} sheets are left out.`;

/** The keys. */
export const otherCompany = "Other company";
export const changeCompany = "Change company";
export const previousReport = "Previous report";
export const nextReport = "Next report";
export const keys = (key: string, next: string) => `${key} then ${next}`;
export const shift = (key: string) => `Shift ${key}`;
export const canBeTurnedOff = "They can be turned off on Profile.";

/** What is chosen on Profile. */
export const numbers = "Numbers";
export const digits = "Digits";
export const grouping = "Grouping";
export const keyboard = "Keyboard";
export const showAllKeys = "Show all keys";
export const thisDevice = "This device";
export const forgetDevice = "Forget this device";
export const deviceKeeps =
  "This device keeps the companies last chosen, the pinned reports and the ranges last used of everyone who signs in here.";
export const forgetAsked = "Forget this device?";
export const forgetMeans =
  "The pinned reports, the companies last chosen and the ranges last used of everyone who signs in here are removed. Nothing brings them back.";
export const forgotten =
  "Forgotten: the companies, pinned reports and ranges of everyone, and whether shortcuts are off. The theme, the language, digits and grouping stay, and you stay signed in.";

/** What cannot be compared. */
export const hoursMissing = (time: string, day: string, end: string) =>
  inDigits(
    `The hours from ${time} on ${day} to 3:00 AM on ${end} are not over yet, so this range is not compared with full days.`,
  );
/** The last full day. */
export const compareFullDays = (day: string) => `Compare until ${day}`;
