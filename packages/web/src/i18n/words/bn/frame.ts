/** What surrounds every screen. */
export const brand = "পার্টনার";
export const brandAndHome = "পার্টনার, হোম";
export const home = "হোম";
export const modules = "মডিউল";
export const profile = "প্রোফাইল";
export const signOut = "সাইন আউট";
export const signOutFailed = "সাইন আউট হয়নি। আপনি এখনও সাইন ইন করা আছেন।";
export const skipToContent = "মূল অংশে যান";
export const breadcrumb = "এই পেজের পথ";
export const reportsOf = (module: string) => `${module}: রিপোর্ট`;
export const changeCompany = (company: string) => `${company}, কোম্পানি বদলান`;
export const switchTo = (company: string) => `${company}-এ যান`;

export const pinToHome = "হোমে পিন করুন";
export const unpinFromHome = "হোম থেকে পিন সরান";
export const pinned = "পিন করা";
export const unpin = "পিন সরান";
export const unpinOne = (title: string, note: string) => `পিন সরান: ${title}, ${note}`;
export const withoutTheseDates = "এই তারিখগুলো ছাড়া";
export const withoutNarrowing = (title: string) => `${title} ছাড়া`;
export const inPlaceOfOldestPin = "সবচেয়ে পুরোনো পিনের জায়গায়";
export const pinnedBut = (lost: string) => `${lost} পিন করা হয়েছে`;

/** Controls that many screens have. */
export const back = "ফিরে যান";
export const backTo = (title: string) => `আবার দেখুন: ${title}`;
export const noData = "কোনো তথ্য নেই";
export const notAvailable = "নেই";
export const refresh = "রিফ্রেশ";
export const refreshSince = (time: string) => `রিফ্রেশ, ${time}-এর হিসাব`;
export const search = "খুঁজুন";
export const updated = (time: string) => `${time}-এর হিসাব`;
export const more = "আরও";
export const keyboardShortcuts = "কিবোর্ড শর্টকাট";

/** Why a request failed. */
export const noAnswer = "সার্ভার সাড়া দেয়নি।";
export const unreadableAnswer = "সার্ভারের উত্তর পড়া যায়নি।";
export const notAnswered = "সার্ভার এই অনুরোধের উত্তর দিতে পারেনি।";
export const notAllowed = "এটি দেখার অনুমতি আপনার নেই।";
export const notFound = "সার্ভারে এটি পাওয়া যায়নি।";
export const tooManyRequests = "সার্ভারে এখন খুব চাপ।";
export const notAvailableNow = "সার্ভার এই মুহূর্তে বন্ধ আছে।";
export const notOffered = "আপনার সার্ভারে এই রিপোর্ট নেই";
export const canTryAgain = "এখন আবার চেষ্টা করতে পারেন।";
export const tryAgainIn = (time: string) => `${time} পরে আবার চেষ্টা করুন।`;
