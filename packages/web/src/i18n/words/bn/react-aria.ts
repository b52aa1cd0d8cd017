import type { ReactAriaWords, Weekdays } from "../../languages/languages.ts";

export const locale: string = "bn";

/** The longer ones, such as বৃহস্পতি, would touch on a phone. */
export const weekdays: Weekdays = "narrow";

/** React Aria has no words in Bangla. */
export const reactAria: ReactAriaWords | null = {
  "@react-aria/autocomplete": { collectionLabel: "যা মেলে" },
  "@react-aria/overlays": { dismiss: "বন্ধ করুন" },
  "@react-aria/searchfield": { "Clear search": "খোঁজার লেখা মুছুন" },
  "@react-aria/calendar": {
    previous: "আগের মাস",
    next: "পরের মাস",
    selectedDateDescription: ({ date }) => `বেছে নেওয়া তারিখ: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `বেছে নেওয়া তারিখের সীমা: ${dateRange}`,
    todayDate: ({ date }) => `আজ, ${date}`,
    todayDateSelected: ({ date }) => `আজ, ${date}, বেছে নেওয়া হয়েছে`,
    dateSelected: ({ date }) => `${date}, বেছে নেওয়া হয়েছে`,
    startRangeSelectionPrompt: "চাপলে এখান থেকে তারিখের সীমা শুরু হবে",
    finishRangeSelectionPrompt: "চাপলে এখানে তারিখের সীমা শেষ হবে",
    minimumDate: "প্রথম যে তারিখ বেছে নেওয়া যায়",
    maximumDate: "শেষ যে তারিখ বেছে নেওয়া যায়",
    dateRange: ({ startDate, endDate }) => `${startDate} থেকে ${endDate}`,
  },
};
