import { inDigits } from "../../numbers/digits.ts";

/** Rows, and how many there are; a number comes as it is shown, beside what it is. */
export const rows = (count: number, shown: string) =>
  inDigits(count === 1 ? "1 row" : `${shown} rows`);
export const foundOf = (found: string, all: string) => `${found} of ${all}`;
export const allRows = (count: number, all: string) =>
  count === 1 ? "The only row" : `All ${all}`;
export const fetched = (all: string) => `${all} fetched`;
export const changed = (all: string) => `${all} changed`;
export const soFar = (title: string) => `${title} so far`;
export const days = (count: number) => inDigits(count === 1 ? "1 day" : `${count} days`);

/** What stands in a cell. */
export const minutes = (minutes: number) => inDigits(`${minutes} min`);
export const hours = (hours: number, minutes: string) => inDigits(`${hours} h ${minutes}`);
export const daysAndHours = (days: string, hours: number) => inDigits(`${days} d ${hours} h`);
/** `new` where there was nothing before. */
export const share = (share: string) => share;
/** How a figure changed, for those who do not see its arrow, and where it stands in a line. */
export const direction = { up: "up", down: "down" };
export const noChange = "no change";
export const was = (before: string) => `was ${before}`;
export const total = "Total";
/** Stands after a title. */
export const without = (left: string) => ` without ${left}`;
export const titleBefore = (title: string) => `${title} before`;
export const titleOfChange = (title: string) => `${title} change`;
export const titleOfShare = (title: string) => `${title} %`;

/** The range. */
export const range = "Range";
export const previousRange = "Previous range";
export const nextRange = "Next range";
export const preset = (preset: string) => inDigits(preset);
/** A preset and its day, such as 'Today' and 'Nov 28'. */
export const presetOn = (preset: string, day: string) => `${preset} · ${day}`;
export const fromDayTo = (first: string, last: string) => `${first} – ${last}`;
export const stillServiceDay = (day: string) =>
  inDigits(`Until 3:00 AM it is still the service day of ${day}.`);
/** What the filter's machine alerts to: dates in the wrong order, or too many days. */
export const alert = (alert: string) => inDigits(alert);
export const filter = "Filter";
export const chooseRange = "Choose a range";
export const nothingRequested = "Nothing was requested";
export const requestedWhenBack =
  "You are offline. The report is requested when the connection is back.";
export const chosenWhenBack =
  "You are offline. What you chose is requested when the connection is back.";

/** Comparing. */
export const compareWith = "Compare with";
export const compare = "Compare";
export const noComparison = "No comparison";
export const earlier = {
  before: (days: number) => inDigits(days === 1 ? "the day before" : `the ${days} days before`),
  week: (days: number) =>
    inDigits(
      days > 7
        ? `the same weekdays ${Math.ceil(days / 7)} weeks earlier`
        : `the same ${days === 1 ? "weekday" : "weekdays"} a week earlier`,
    ),
  month: (days: number) => `the same ${days === 1 ? "day" : "days"} a month earlier`,
  year: (days: number) => `the same ${days === 1 ? "day" : "days"} a year earlier`,
};
/** In a list, without its article. */
export const earlierAsChoice = (earlier: string) =>
  earlier.replace(/^the (.)/, (_, first: string) => first.toUpperCase());
export const daysUnlike = (weekday: string, other: string) =>
  `A ${weekday} is compared with a ${other}.`;
export const rangesUnlike = (weekday: string, other: string) =>
  `This range begins on a ${weekday}, the other on a ${other}.`;
export const lengthsUnlike = (days: string, other: string) => `It has ${days}, the other ${other}.`;
export const tooLongToCompare = (other: string) =>
  `This range is too long to be compared with ${other}.`;
export const comparedWhenBack = (range: string) =>
  `You are offline. What to compare with is requested when the connection is back (${range}).`;
export const comparing = (range: string, note: string) => `Comparing with ${range}. ${note}`;
export const compared = (range: string, note: string) => `Compared with ${range}. ${note}`;
export const notCompared = (range: string) =>
  `The figures to compare with could not be fetched (${range}).`;
export const daysUntil = (days: string, time: string, day: string) =>
  `${days}, until ${time} on ${day}`;
export const sameHours = (time: string, day: string) =>
  `This range counts until ${time} on ${day}, and the other until the same hour.`;

/** The picture of a summary. */
export const versus = (other: string) => `vs. ${other}`;
export const versusUntil = (hour: string) => `until ${hour}`;
export const versusHour = (other: string, hour: string) => `vs. ${other} until ${hour}`;
export const grey = (other: string) => `Grey: ${other}`;
export const bestDay = "Best day";
export const weakestDay = "Weakest day";
export const perDay = (title: string) => `${title} per day`;
export const ofDay = (title: string) => `${title} of a day`;
export const enterLeads = "Enter leads to the row of the day";
export const markBefore = (words: string, before: string) => `${words}, before ${before}`;
export const extremes = (best: string, bestDay: string, least: string, leastDay: string) =>
  `: at most ${best} on ${bestDay}, at least ${least} on ${leastDay}`;
export const notOverYet = (day: string) => `. ${day} is not over yet.`;

/** Narrowing and searching. */
export const all = "All";
export const any = "Any";
/** Vehicles, by what their status is. */
export const inState = (count: string, title: string) => `${count} ${title.toLowerCase()}`;
export const orMore = (least: string) => `${least} or more`;
export const ages = {
  "1h": "Up to 1 h",
  "4h": "1 to 4 h",
  "12h": "4 to 12 h",
  day: "12 to 24 h",
  more: "More than a day",
};
export const countedOf = (left: string, all: string, called: string) =>
  `${left} of ${all} ${called}`;
export const narrowedBy = "Narrowed by";
export const narrow = "Narrow the list";
export const clear = (words: string) => `Clear ${words}`;
export const clearSearch = "Clear search";
export const noMatchIn = (fetched: string) => `No match in the ${fetched}`;
export const noRowsMatch = "No rows match";
export const atLeastLetters = (letters: number) =>
  inDigits(
    `At least ${letters} letters or digits; spaces and dashes do not count, and case does not matter.`,
  );
export const searchForA = (title: string) => `Search for a ${title}.`;
export const searchForLetters = (letters: number, title: string) =>
  inDigits(`Search for at least ${letters} letters or digits of a ${title}.`);
export const sortBy = "Sort by";
export const largestFirst = "Largest first";
export const smallestFirst = "Smallest first";

/** Fetching. */
export const stop = "Stop";
export const stopped = "Stopped";
export const stoppedBefore = "Loading was stopped before the rows arrived.";
export const notRefreshed = (why: string) => `These rows could not be refreshed. ${why}`;
export const loadAll = "Load all";
export const loadMore = "Load more";
export const loadingMore = "Loading more rows";
export const notLoadedMore = "Could not load more.";
export const moreWhenBack = "You are offline. More rows are requested when the connection is back.";
export const cancel = "Cancel";
export const wholeList = "All rows";
export const notAll = (fetched: string) => `${fetched}, not all.`;
export const othersNotFetched = (some: string) => `The other rows could not be fetched: ${some}`;
export const notFetchedAgain = (time: string) =>
  `The rows could not be fetched again. These are of ${time}.`;
export const changedMeanwhile = "Some records changed while these rows were fetched.";
export const fetchAgain = "Fetch again";
export const fetchAll = "Fetch all rows";
export const othersWhenBack =
  "You are offline. The other rows are requested when the connection is back.";

/** What can be done with a report, on a phone in one menu. */
export const actions = "Actions";

/** What leaves the portal. */
export const exportRows = "Export";
export const csv = "CSV";
export const xlsx = "Excel (XLSX)";
export const print = "Print";
export const callList = "Call list";
export const notWritten = "The file could not be written.";
export const nothingExported = "Not all rows could be fetched, so nothing was exported.";
export const shiftClose = "Shift close";
export const shareRows = "Share";
export const copyLink = "Copy link";
export const message = "Message";
export const file = "File";
export const linkCopied = "Link copied";
export const copied = "Copied as text";
export const shareFile = "Share the file";
export const notShared = "This could not be shared.";

export const tollSummary = (day: string) => `Summary - ${day}`;
export const onlyEnteredSince = (day: string) =>
  inDigits(`Only vehicles that entered since 3:00 AM on ${day}.`);

export const tollTitles = {
  total_entry_count: "Total Entry",
  total_entry_amount: "Total Entry Amount",
  total_exited_count: "Total Exited",
  total_non_exited_count: "Total Non Exited",
  total_overstay_count: "Total Overstay",
  total_overstay_amount: "Total Overstay Amount",
};

/** How figures contradict one another. */
export const agree = "These figures agree with one another.";
export const notWhole = (title: string) => `${title} is not a whole number.`;
export const belowZero = (title: string) => `${title} is below zero.`;
export const madeOf = (made: string, entered: string) =>
  `Exited and non exited make ${made}, but ${entered} entered.`;
export const overstayedOf = (overstayed: string, entered: string) =>
  `${overstayed} overstayed, but ${entered} entered.`;
export const entryAmount = (amount: string) =>
  inDigits(`The entry amount is ${amount}, but the entry count is 0.`);
export const overstayAmount = (amount: string) =>
  inDigits(`The overstay amount is ${amount}, but the overstay count is 0.`);
