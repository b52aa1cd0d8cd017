export const tabTitle = (screen: string) => `${screen} · পার্টনার পোর্টাল`;

export const signInTitle = "পার্টনার পোর্টালে সাইন ইন করুন";
export const signInLead = "আপনার কোম্পানির রিপোর্ট, সেবা অনুযায়ী।";
export const userName = "ইউজার নেম";
export const password = "পাসওয়ার্ড";
export const show = "দেখান";
export const typeUserName = "আপনার ইউজার নেম লিখুন।";
export const typePassword = "আপনার পাসওয়ার্ড লিখুন।";
export const sharedComputer = "কম্পিউটারটি অনেকে চালান";
export const sharedComputerMeans = "কিছুই জমা হবে না। ১৫ মিনিট ব্যবহার না হলে সাইন আউট হবে।";
export const signIn = "সাইন ইন করুন";
export const signInWithPasskey = "পাসকি দিয়ে সাইন ইন করুন";
export const accountMade = "অ্যাকাউন্ট তৈরি হয়েছে। সাইন ইন করুন।";

export const wrongCredentials = "ইউজার নেম বা পাসওয়ার্ড ভুল।";
export const serviceUnreachable = "সার্ভারে সংযোগ হচ্ছে না। ইন্টারনেট দেখে আবার চেষ্টা করুন।";
export const wrongAddress = "সার্ভারের ঠিকানা ভুল। অ্যাডমিনকে জানান।";
export const noPasskey = "পাসকি ব্যবহার হয়নি। আবার চেষ্টা করুন বা পাসওয়ার্ড দিন।";
export const sessionEnded = "সেশন শেষ হয়েছে। আবার সাইন ইন করুন।";
export const tooManyAttempts = "অনেকবার চেষ্টা হয়েছে। পরে আবার চেষ্টা করুন।";
export const tooManyAttemptsFor = (time: string) => `অনেকবার চেষ্টা হয়েছে। ${time} পরে আবার চেষ্টা করুন।`;
export const tooManyAttemptsOver = "অনেকবার চেষ্টা হয়েছে। এখন আবার চেষ্টা করতে পারেন।";
export const seconds = (count: number) => `${count} সেকেন্ড`;
export const minutes = (count: number) => `${count} মিনিট`;

/** The sign-in screen knows no choice of digits. */
export const inOwnDigits = (text: string) =>
  text.replace(/\d+/, (count) => Number(count).toLocaleString("bn"));

export const language = "ভাষা";
export const loading = "লোড হচ্ছে";
export const stillLoading = "লোড হতে সময় লাগছে।";
export const offline = "ইন্টারনেট সংযোগ নেই। যা দেখছেন তা থাকবে।";
export const tryAgain = "আবার চেষ্টা করুন";
export const goHome = "হোমে যান";

export const screenFailed = {
  title: "এই পেজে সমস্যা হয়েছে",
  text: "ভুলটি আপনার নয়। অন্য পেজগুলো চলছে।",
};
export const scriptGone = {
  title: "আপডেট লোড হয়নি",
  text: "পোর্টাল আপডেট হয়েছে। একটু পরে আবার লোড করুন।",
  button: "আবার লোড করুন",
};
export const scriptOffline = {
  title: "এই পেজ লোড হয়নি",
  text: "ইন্টারনেট সংযোগ নেই। ফিরলে লোড হবে।",
  button: tryAgain,
};
export const scriptUnreachable = {
  title: "এই পেজ লোড হয়নি",
  text: serviceUnreachable,
  button: tryAgain,
};
