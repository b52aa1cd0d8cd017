import { inDigits } from "../../numbers/digits.ts";

/** The filter. */
export const apply = "প্রয়োগ করুন";
export const dateRange = "তারিখের সীমা";

/** What a file, a paper or a message says of itself. */
export const company = "কোম্পানি";
export const range = "তারিখের সীমা";
export const comparedWith = "যার সঙ্গে তুলনা";
export const note = "নোট";
export const filter = "ফিল্টার";
export const none = "নেই";
export const fetched = "আনার সময়";
export const rows = "সারি";
export const partOf = (rows: string, all: string) => `${all}; তার মধ্যে ${rows}`;
export const notAll = (fetched: string) => `${fetched}, সব নয়`;
export const changedMeanwhile = "আনার সময় কিছু তথ্য বদলে গেছে";
/** What is in no total: rows with a figure that is no number. */
export const notAdded = "যোগ হয়নি";
export const notNumbers = (rows: string) => `${rows}: সংখ্যা নয়`;
export const controlTotal = "মিলিয়ে দেখার মোট";
/** The second page of a workbook, and its first line. */
export const about = "বিবরণ";
export const report = "রিপোর্ট";
export const inMinutes = (title: string) => `${title} (মিনিট)`;
export const csvIn = (language: string) => `CSV ফাইল (${language})`;

/** Lists to call from, and sheets of a shift. */
export const callListOf = (title: string) => `কল লিস্ট, ${title}`;
export const calledAt = "কলের সময়";
export const shiftCloseOf = (title: string) => `শিফট ক্লোজ, ${title}`;
export const partOfShift = (of: string) => `${of}, শিফটের অংশ`;
export const notWholeShift = "এটি পুরো শিফটের হিসাব নয়।";
export const cashCounted = "গোনা নগদ টাকা";
export const difference = "পার্থক্য";
export const signatureOf = (person: string) => `${person}ের স্বাক্ষর`;
export const handedOverBy = "যিনি জমা দিলেন";
export const signature = "স্বাক্ষর";
export const signatureOfCashier = "ক্যাশিয়ারের স্বাক্ষর";
export const printAll = (count: number, shown: string) =>
  count === 1 ? `${shown}টি শিট প্রিন্ট করুন` : `${shown}টি শিটই প্রিন্ট করুন`;
export const coverSheet = "কভার শিট";
export const sheets = (_count: number, shown: string) => `${shown}টি শিট`;
export const sheetsWithoutName = (count: number, shown: string) => `নাম ছাড়া ${sheets(count, shown)}`;
export const withoutSheet = (shown: string, zero: string) => `${zero}-এর ${shown}টি, শিট ছাড়া`;
export const notFoundBySearch = (shown: string) => `খোঁজায় পাওয়া যায়নি ${shown}টি, শিট ছাড়া`;
export const sheetsOfNothing = (zero: string) => `${zero}-এর শিটও`;
export const leftOutUnlessTicked = (_count: number, shown: string) =>
  `না হলে ${shown}টি শিট বাদ থাকে।`;

/** The keys. */
export const otherCompany = "অন্য কোম্পানি";
export const changeCompany = "কোম্পানি বদলান";
export const previousReport = "আগের রিপোর্ট";
export const nextReport = "পরের রিপোর্ট";
export const keys = (key: string, next: string) => `${key}, তারপর ${next}`;
export const shift = (key: string) => `Shift চেপে ধরে ${key}`;
export const canBeTurnedOff = "প্রোফাইলে এগুলো বন্ধ করা যায়।";

/** What is chosen on Profile. */
export const numbers = "সংখ্যা";
export const digits = "অঙ্ক";
export const grouping = "কমা বসানো";
export const keyboard = "কিবোর্ড";
export const showAllKeys = "সব শর্টকাট দেখান";
export const thisDevice = "এই ডিভাইস";
export const forgetDevice = "মনে রাখা তথ্য মুছুন";
export const deviceKeeps =
  "যাঁরা এখানে সাইন ইন করেন, তাঁদের শেষ বেছে নেওয়া কোম্পানি, পিন করা রিপোর্ট ও তারিখের সীমা এই ডিভাইসে থাকে।";
export const forgetAsked = "মনে রাখা তথ্য মুছবেন?";
export const forgetMeans =
  "যাঁরা এখানে সাইন ইন করেন, তাঁদের সবার পিন করা রিপোর্ট, শেষ বেছে নেওয়া কোম্পানি ও তারিখের সীমা মুছে যাবে। এগুলো আর ফেরানো যাবে না।";
export const forgotten =
  "মুছে ফেলা হয়েছে: সবার কোম্পানি, পিন করা রিপোর্ট ও তারিখের সীমা, আর শর্টকাট বন্ধ না চালু, তা। থিম, ভাষা, অঙ্ক ও কমা বসানো আগের মতোই আছে, আর আপনি সাইন ইন করাই আছেন।";

/** What cannot be compared. */
export const hoursMissing = (time: string, day: string, end: string) =>
  inDigits(
    `${day} ${time} থেকে ${end} ভোররাত 3:00টা পর্যন্ত সময় এখনও শেষ হয়নি, তাই পুরো দিনের সঙ্গে তুলনা করা হয়নি।`,
  );
export const compareFullDays = (day: string) => `${day} পর্যন্ত তুলনা করুন`;
