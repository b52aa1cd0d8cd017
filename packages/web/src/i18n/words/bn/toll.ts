import { inDigits } from "../../numbers/digits.ts";

export const summary = (day: string) => `সারসংক্ষেপ - ${day}`;
export const onlyEnteredSince = (day: string) => inDigits(`শুধু ${day} ভোররাত 3:00টা থেকে ঢোকা গাড়ি।`);

export const title = {
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
