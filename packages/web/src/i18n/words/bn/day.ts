import { inDigits } from "../../numbers/digits.ts";

export const today = "আজ";
export const yesterday = "গতকাল";
export const ofCompany = (day: string, company: string) => `${day}, ${company}`;
export const todaySoFar = "আজ এখন পর্যন্ত";
export const soFar = "এখন পর্যন্ত";
export const untilNight = (day: string) => inDigits(`${day} · রাত 3:00টা পর্যন্ত`);
export const comparedWith = (other: string) => `তুলনা: ${other}`;
export const comparedWithLast = (weekday: string) => `গত ${weekday}ের তুলনায়`;
export const lastWeekday = (weekday: string) => `গত ${weekday}`;
export const lastUntil = (weekday: string, time: string) => `গত ${weekday} ${time} পর্যন্ত`;
export const nothingToCompare = "প্রথম ঘণ্টা শেষ হওয়ার আগে তুলনা করার কিছু নেই";

export const notLoaded = "হিসাব আনা যায়নি।";
export const notUpdatedSince = (time: string) => `${time}-এর পর নতুন হিসাব আসেনি।`;
export const tryingAgainIn = (time: string) => `${time} পরে আবার চেষ্টা করা হবে।`;

export const noRecordIn31Days = "31 দিনে কোনো রেকর্ড নেই";
export const noRecordSince = (time: string) => `${time}-এর পর রেকর্ড নেই`;
export const lastRecord = (time: string) => `শেষ রেকর্ড ${time}`;
export const justNow = "এইমাত্র";
export const minutesAgo = (minutes: number) => inDigits(`${minutes} মিনিট আগে`);
export const hoursAgo = (hours: number) => inDigits(`${hours} ঘণ্টা আগে`);

export const byTheHour = (words: string) => `ঘণ্টা অনুযায়ী: ${words}`;
export const most = (day: string, amount: string, hour: string) =>
  `${day} ${hour} থেকে এক ঘণ্টায় সর্বোচ্চ ${amount}`;
export const todayInHours = "আজ";

export const counted = {
  tickets: (count: string) => `${count}টি টিকিট`,
  entries: (count: string) => `${count}টি প্রবেশ থেকে`,
  waybills: (count: string) => `${count}টি ওয়েবিল`,
  seats: (count: string) => `${count}টি সিট`,
};

export const found = (left: number, companies: string) => inDigits(`${companies}র মধ্যে ${left}টি`);
export const noCompanyFound = "কোনো কোম্পানি পাওয়া যায়নি";
export const noneCalled = (search: string) => `'${search}' নামে কোনো কোম্পানি নেই।`;
