export const close = "বন্ধ করুন";
export const noMatch = "কিছু পাওয়া যায়নি";
export const moreToFind = (count: string) => `আরও ${count}টি আছে। লিখে খুঁজুন।`;
export const dateRange = "তারিখের সীমা";
export const chooseDays = "প্রথম দিন বেছে নিন, তারপর যেদিন ভোররাত 3:00টায় শেষ হবে সেই দিন।";
/** A day of the calendar has no room for more; the line above it says that it is night. */
export const endsAt = "3টা";
export const fromDate = "শুরুর তারিখ";
export const toDate = "শেষের তারিখ";
export const dateFormat = "দিন-মাস-বছর";
