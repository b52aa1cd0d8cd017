const fields: Readonly<Record<string, string>> = {
  id: "আইডি",
  name: "নাম",
  username: "ইউজার নেম",
  phone: "ফোন",
  email: "ইমেইল",
};

/** Home and the choice of a company. */
export const noCompanyLinked = "এই ইউজার নেমে এখনও কোনো কোম্পানি যুক্ত হয়নি।";
export const noneOffered = "আপনার সার্ভারে আপনার কোম্পানির কোনো রিপোর্ট নেই।";
export const noCompanyOf = (module: string) =>
  `${module}-এর কোনো কোম্পানি আপনার ইউজার নেমে যুক্ত নেই, তাই পেজটি দেখানো যাচ্ছে না।`;
export const companyRefused =
  "লিংকে যে কোম্পানি আছে তা দেখার অনুমতি আপনার নেই। একই পেজ দেখতে নিজের একটি কোম্পানি বেছে নিন।";

/** The pages of errors. */
export const failed = { title: "দুঃখিত! একটি সমস্যা হয়েছে", text: "দায়িত্বে থাকা কাউকে জানান।" };
export const unknownPage = {
  title: "দুঃখিত! পেজটি পাওয়া যায়নি",
  text: "আপনি যে পেজটি খুঁজছেন তা নেই।",
};

/** Profile. */
export const user = "ইউজার";
export const companies = "কোম্পানি";
export const appearance = "থিম";
export const theme = "থিম";
export const themes = { system: "ডিভাইসের মতো", light: "হালকা", dark: "গাঢ়" };
export const yes = "হ্যাঁ";
export const no = "না";
export const fieldOfUser = (field: string) => fields[field] ?? field.replaceAll("_", " ");

export const partMissing = "এই অংশটি লোড হয়নি। পেজটি আবার লোড করে দেখুন।";
export const wentWrong = "কোনো সমস্যা হয়েছে?";
export const copyTrace = "যা ঘটেছে তা কপি করুন";
export const traceHolds =
  "পোর্টালের শেষ ধাপগুলো, যিনি সমস্যাটি দেখবেন তাঁকে পাঠানোর জন্য। এতে কারও নাম, টাকার অঙ্ক, পাসওয়ার্ড বা টোকেন নেই।";
export const selectAndCopy = "লেখাটি সিলেক্ট করে কপি করুন।";
export const copied = "কপি হয়েছে।";
export const whatHappened = "যা ঘটেছে";

/** Where a start has no connection. */
export const offlineStart = {
  title: "ইন্টারনেট সংযোগ নেই",
  text: "সংযোগ ফিরলে এই পেজ আসবে।",
};
