export const tabTitle = (screen: string) => `${screen} · পার্টনার পোর্টাল`;

export const signInTitle = "পার্টনার পোর্টালে সাইন ইন করুন";
export const signInLead = "আপনার কোম্পানির রিপোর্ট, সেবা অনুযায়ী।";
export const userName = "ইউজার নেম";
export const password = "পাসওয়ার্ড";
export const show = "দেখান";
export const sharedComputer = "এই কম্পিউটার একাধিক জন ব্যবহার করেন";
export const sharedComputerMeans = "এতে কিছুই রাখা হবে না। 15 মিনিট ব্যবহার না হলে আপনি সাইন আউট হয়ে যাবেন।";
export const signIn = "সাইন ইন করুন";
export const signInWithPasskey = "পাসকি দিয়ে সাইন ইন করুন";
export const accountMade = "আপনার অ্যাকাউন্ট তৈরি হয়েছে। আপনার বেছে নেওয়া পাসওয়ার্ড দিয়ে সাইন ইন করুন।";

export const wrongCredentials = "ইউজার নেম বা পাসওয়ার্ড ভুল হয়েছে।";
export const serviceUnreachable = "সার্ভারের সঙ্গে সংযোগ হচ্ছে না। ইন্টারনেট দেখে আবার চেষ্টা করুন।";
export const noPasskey = "পাসকি ব্যবহার করা হয়নি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।";
export const sessionEnded = "আপনার সেশন শেষ হয়ে গেছে। আবার সাইন ইন করুন।";
export const tooManyAttempts = "অনেকবার চেষ্টা করা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।";
export const tooManyAttemptsFor = (time: string) =>
  `অনেকবার চেষ্টা করা হয়েছে। ${time} পরে আবার চেষ্টা করুন।`;
export const seconds = (count: number) => `${count} সেকেন্ড`;
export const minutes = (count: number) => `${count} মিনিট`;

export const language = "ভাষা";
export const loading = "লোড হচ্ছে";
export const stillLoading = "এখনও লোড হচ্ছে। স্বাভাবিকের চেয়ে বেশি সময় লাগছে।";
export const offline = "ইন্টারনেট সংযোগ নেই। যা দেখছেন তা তেমনই থাকবে।";
export const tryAgain = "আবার চেষ্টা করুন";
export const goHome = "হোমে যান";

export const screenFailed = {
  title: "এই পেজে সমস্যা হয়েছে",
  text: "ভুলটি আপনার নয়। অন্য পেজগুলো চলছে।",
};
export const scriptGone = {
  title: "নতুন সংস্করণ লোড হয়নি",
  text: "পোর্টাল আপডেট হয়েছে। এক মিনিট পরে আবার লোড করুন।",
  button: "আবার লোড করুন",
};
export const scriptOffline = {
  title: "এই পেজ লোড হয়নি",
  text: "ইন্টারনেট সংযোগ নেই। সংযোগ ফিরলে পেজটি নিজেই লোড হবে।",
  button: tryAgain,
};
export const scriptUnreachable = {
  title: "এই পেজ লোড হয়নি",
  text: serviceUnreachable,
  button: tryAgain,
};
