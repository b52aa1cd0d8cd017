import { inDigits } from "../../numbers/digits.ts";

const presets: Readonly<Record<string, string>> = {
  Today: "আজ",
  Yesterday: "গতকাল",
  "Last 7 days": "শেষ 7 দিন",
  "This week": "এই সপ্তাহ",
  "Last week": "গত সপ্তাহ",
  "This month": "এই মাস",
  "Last month": "গত মাস",
};

/** Rows, and how many there are; a number comes as it is shown, beside what it is. */
export const rows = (_count: number, shown: string) => `${shown}টি সারি`;
export const foundOf = (found: string, all: string) => `${found}টি মিলেছে, মোট ${all}`;
export const allRows = (count: number, all: string) => (count === 1 ? "একটিই সারি" : `সব ${all}`);
export const fetched = (all: string) => `${all} এসেছে`;
export const changed = (all: string) => `${all} বদলেছে`;
export const soFar = (title: string) => `${title}, এখন পর্যন্ত`;
export const days = (count: number) => inDigits(`${count} দিন`);

/** What stands in a cell. */
export const minutes = (minutes: number) => inDigits(`${minutes} মি.`);
export const hours = (hours: number, minutes: string) => inDigits(`${hours} ঘ. ${minutes}`);
export const daysAndHours = (days: string, hours: number) => inDigits(`${days} দিন ${hours} ঘ.`);
/** `new` where there was nothing before. */
export const share = (share: string) => (share === "new" ? "নতুন" : share);
/** How a figure changed, for those who do not see its arrow, and where it stands in a line. */
export const direction = { up: "বেড়েছে", down: "কমেছে" };
export const noChange = "কমবেশি নেই";
export const was = (before: string) => `আগে ${before}`;
export const total = "মোট";
/** Stands after a title. */
export const without = (left: string) => ` (${left} বাদে)`;
export const titleBefore = (title: string) => `আগের ${title}`;
export const titleOfChange = (title: string) => `${title}: কমবেশি`;
export const titleOfShare = (title: string) => `${title}: কমবেশি %`;

/** The range. */
export const range = "তারিখের সীমা";
export const previousRange = "আগের তারিখ";
export const nextRange = "পরের তারিখ";
export const preset = (preset: string) => inDigits(presets[preset] ?? preset);
export const presetOn = (preset: string, day: string) => `${preset} · ${day}`;
export const fromDayTo = (first: string, last: string) => `${first} – ${last}`;
export const stillServiceDay = (day: string) =>
  inDigits(`রাত 3:00টা পর্যন্ত ${day}-এর হিসাবের দিন চলছে।`);
/** What the filter's machine alerts to: dates in the wrong order, or too many days. */
export const alert = (alert: string) => {
  const [days] = /\d+/.exec(alert) ?? [];
  return days ? inDigits(`সর্বোচ্চ ${days} দিন`) : "শুরুর তারিখ শেষের তারিখের আগে হতে হবে";
};
export const filter = "ফিল্টার";
export const chooseRange = "তারিখ বেছে নিন";
export const nothingRequested = "রিপোর্ট আনা হয়নি";
export const requestedWhenBack = "ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে রিপোর্ট আনা হবে।";
export const chosenWhenBack = "ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে আপনার বেছে নেওয়া রিপোর্ট আনা হবে।";

/** Comparing. */
export const compareWith = "কিসের সঙ্গে তুলনা";
export const compare = "তুলনা";
export const noComparison = "তুলনা ছাড়া";
export const earlier = {
  before: (days: number) => inDigits(days === 1 ? "আগের দিন" : `আগের ${days} দিন`),
  week: (days: number) =>
    inDigits(days > 7 ? `${Math.ceil(days / 7)} সপ্তাহ আগের একই বার` : "এক সপ্তাহ আগের একই বার"),
  month: (days: number) => (days === 1 ? "এক মাস আগের একই তারিখ" : "এক মাস আগের একই তারিখগুলো"),
  year: (days: number) => (days === 1 ? "এক বছর আগের একই তারিখ" : "এক বছর আগের একই তারিখগুলো"),
};
export const earlierAsChoice = (earlier: string) => earlier;
export const daysUnlike = (weekday: string, other: string) =>
  `${weekday}ের তুলনা হচ্ছে ${other}ের সঙ্গে।`;
export const rangesUnlike = (weekday: string, other: string) =>
  `এই তারিখের সীমার শুরু ${weekday}, অন্যটির ${other}।`;
export const lengthsUnlike = (days: string, other: string) => `এতে আছে ${days}, অন্যটিতে ${other}।`;
export const tooLongToCompare = (other: string) => `তারিখের সীমা বেশি বড়, তাই তুলনা করা যায় না: ${other}।`;
export const comparedWhenBack = (range: string) =>
  `ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে তুলনার হিসাব আনা হবে (${range})।`;
export const comparing = (range: string, note: string) => `তুলনা করা হচ্ছে: ${range}। ${note}`;
export const compared = (range: string, note: string) => `তুলনা করা হয়েছে: ${range}। ${note}`;
export const notCompared = (range: string) => `তুলনার হিসাব আনা যায়নি (${range})।`;
export const daysUntil = (days: string, time: string, day: string) =>
  `${days}, ${day} ${time} পর্যন্ত`;
export const sameHours = (time: string, day: string) =>
  `এই তারিখের হিসাব ${day} ${time} পর্যন্ত, অন্যটিরও একই সময় পর্যন্ত।`;

/** The picture of a summary. */
export const versus = (other: string) => `তুলনা: ${other}`;
export const versusUntil = (hour: string) => `${hour} পর্যন্ত`;
export const versusHour = (other: string, hour: string) => `তুলনা: ${other} ${hour} পর্যন্ত`;
export const grey = (other: string) => `ধূসর: ${other}`;
export const bestDay = "সেরা দিন";
export const weakestDay = "সবচেয়ে কম যেদিন";
export const perDay = (title: string) => `প্রতিদিনের ${title}`;
export const ofDay = (title: string) => `এক দিনের ${title}`;
export const enterLeads = "Enter চাপলে সেই দিনের সারিতে যাবে";
export const markBefore = (words: string, before: string) => `${words}, আগে ${before}`;
export const extremes = (best: string, bestDay: string, least: string, leastDay: string) =>
  `: সর্বোচ্চ ${best}, ${bestDay}; সর্বনিম্ন ${least}, ${leastDay}`;
export const notOverYet = (day: string) => `। ${day} এখনও শেষ হয়নি।`;

/** Narrowing and searching. */
export const all = "সব";
export const any = "যেকোনো";
/** Vehicles, by what their status is. */
export const inState = (count: string, title: string) => `${count}টি ${title}`;
export const orMore = (least: string) => `${least} বা তার বেশি`;
export const ages = {
  "1h": "1 ঘণ্টা পর্যন্ত",
  "4h": "1 থেকে 4 ঘণ্টা",
  "12h": "4 থেকে 12 ঘণ্টা",
  day: "12 থেকে 24 ঘণ্টা",
  more: "এক দিনের বেশি",
};
export const countedOf = (left: string, all: string, called: string) =>
  `${all}টির মধ্যে ${left}টি ${called}`;
export const narrowedBy = "যা দিয়ে বাছাই করা";
export const narrow = "তালিকা বাছাই";
export const clear = (words: string) => `বাদ দিন: ${words}`;
export const clearSearch = "খোঁজার লেখা মুছুন";
export const noMatchIn = (fetched: string) => `${fetched}, তার মধ্যে কিছুই মেলেনি`;
export const noRowsMatch = "কোনো সারি মেলেনি";
export const atLeastLetters = (letters: number) =>
  inDigits(`অন্তত ${letters}টি অক্ষর বা সংখ্যা; ফাঁকা জায়গা ও ড্যাশ গোনা হয় না, ছোট-বড় হাতের অক্ষর একই।`);
export const searchForA = (title: string) => `${title} লিখে খুঁজুন।`;
export const searchForLetters = (letters: number, title: string) =>
  inDigits(`${title} থেকে অন্তত ${letters}টি অক্ষর বা সংখ্যা লিখে খুঁজুন।`);
export const sortBy = "সাজান";
export const largestFirst = "বড় আগে";
export const smallestFirst = "ছোট আগে";

/** Fetching. */
export const stop = "থামান";
export const stopped = "থামানো হয়েছে";
export const stoppedBefore = "সারিগুলো আসার আগেই লোড থামানো হয়েছে।";
export const notRefreshed = (why: string) => `এই সারিগুলো নতুন করে আনা যায়নি। ${why}`;
export const loadAll = "সব আনুন";
export const loadMore = "আরও আনুন";
export const loadingMore = "আরও সারি আসছে";
export const notLoadedMore = "আরও আনা যায়নি।";
export const moreWhenBack = "ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে আরও সারি আনা হবে।";
export const cancel = "বাতিল";
export const wholeList = "সব সারি";
export const notAll = (fetched: string) => `${fetched}, সব নয়।`;
export const othersNotFetched = (some: string) => `বাকি সারি আনা যায়নি: ${some}`;
export const notFetchedAgain = (time: string) => `সারিগুলো নতুন করে আনা যায়নি। এগুলো ${time}-এর।`;
export const changedMeanwhile = "সারিগুলো আনার সময় কিছু তথ্য বদলে গেছে।";
export const fetchAgain = "আবার আনুন";
export const fetchAll = "সব সারি আনুন";
export const othersWhenBack = "ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে বাকি সারি আনা হবে।";

/** What can be done with a report, on a phone in one menu. */
export const actions = "কাজ";

/** What leaves the portal. */
export const exportRows = "এক্সপোর্ট";
export const csv = "CSV ফাইল";
export const xlsx = "Excel ফাইল (XLSX)";
export const print = "প্রিন্ট";
export const callList = "কল লিস্ট";
export const notWritten = "ফাইলটি তৈরি করা যায়নি।";
export const nothingExported = "সব সারি আনা যায়নি, তাই কিছুই এক্সপোর্ট হয়নি।";
export const shiftClose = "শিফট ক্লোজ";
export const shareRows = "শেয়ার";
export const copyLink = "লিংক কপি করুন";
export const message = "মেসেজ";
export const file = "ফাইল";
export const linkCopied = "লিংক কপি হয়েছে";
export const copied = "লেখা হিসেবে কপি হয়েছে";
export const shareFile = "ফাইলটি শেয়ার করুন";
export const notShared = "এটি শেয়ার করা যায়নি।";

export const tollSummary = (day: string) => `সারসংক্ষেপ - ${day}`;
export const onlyEnteredSince = (day: string) => inDigits(`শুধু ${day} ভোররাত 3:00টা থেকে ঢোকা গাড়ি।`);

export const tollTitles = {
  total_entry_count: "মোট প্রবেশ",
  total_entry_amount: "মোট প্রবেশের টাকা",
  total_exited_count: "মোট বের হয়েছে",
  total_non_exited_count: "মোট বের হয়নি",
  total_overstay_count: "মোট ওভারস্টে",
  total_overstay_amount: "মোট ওভারস্টের টাকা",
};

/** How figures contradict one another. */
export const agree = "হিসাবগুলো মিলেছে।";
export const notWhole = (title: string) => `'${title}' পূর্ণ সংখ্যা নয়।`;
export const belowZero = (title: string) => `'${title}' শূন্যের নিচে।`;
export const madeOf = (made: string, entered: string) =>
  `বের হওয়া ও না-হওয়া মিলে ${made}টি, কিন্তু ঢুকেছে ${entered}টি।`;
export const overstayedOf = (overstayed: string, entered: string) =>
  `ওভারস্টে ${overstayed}টি, কিন্তু ঢুকেছে ${entered}টি।`;
export const entryAmount = (amount: string) =>
  inDigits(`প্রবেশের টাকা ${amount}, কিন্তু প্রবেশের সংখ্যা 0।`);
export const overstayAmount = (amount: string) =>
  inDigits(`ওভারস্টের টাকা ${amount}, কিন্তু ওভারস্টের সংখ্যা 0।`);
