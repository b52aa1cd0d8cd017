import { inDigits } from "../../numbers/digits.ts";

/** Said on several of its forms. */
export const cancel = "বাতিল";
export const goOn = "এগিয়ে যান";
export const currentPassword = "এখনকার পাসওয়ার্ড";
export const unknownDevice = "অজানা ডিভাইস";

/** The password. */
export const password = "পাসওয়ার্ড";
export const newPassword = "নতুন পাসওয়ার্ড";
export const changePassword = "পাসওয়ার্ড বদলান";
export const passwordChanged = "পাসওয়ার্ড বদলেছে। অন্য সব জায়গা থেকে আপনি সাইন আউট হয়ে গেছেন।";
export const mustChangePassword = {
  title: "আপনার পাসওয়ার্ড বদলান",
  lead: "এমন পাসওয়ার্ড দিন যা শুধু আপনি জানেন। এরপর পোর্টাল খুলবে।",
};
export const atLeastCharacters = (count: number) =>
  inDigits(`অক্ষর, সংখ্যা, চিহ্ন মিলিয়ে অন্তত ${count}টি`);
export const atLeastOneLetter = "অন্তত একটি অক্ষর";
export const withoutUserName = "এতে ইউজার নেম থাকবে না";
export const withoutThisUserName = (username: string) => `এতে ইউজার নেম (${username}) থাকবে না`;
export const notCommon = "অনেকে ব্যবহার করেন এমন পাসওয়ার্ড নয়; পাঠানোর সময় তা যাচাই করা হয়";
export const asItShouldBe = ", ঠিক আছে";
export const notYourPasswordNow = "এটি আপনার এখনকার পাসওয়ার্ড নয়।";
export const typePasswordNow = "আপনার এখনকার পাসওয়ার্ড লিখুন।";
export const passwordRefused = "এই পাসওয়ার্ড নেওয়া যাচ্ছে না। অন্য একটি দিন।";
export const passwordNotChanged = "পাসওয়ার্ড বদলানো যায়নি। আবার চেষ্টা করুন।";
export const passwordUnanswered =
  "সার্ভার সাড়া দেয়নি, তাই পাসওয়ার্ড বদলেছে কি না জানা নেই। আবার চেষ্টা করুন; তখন 'এখনকার পাসওয়ার্ড' ভুল দেখালে বুঝবেন, নতুনটি চালু হয়ে গেছে।";
export const samePassword = "এটিই আপনার এখনকার পাসওয়ার্ড। অন্য একটি দিন।";
export const leaveUserNameOut = "এতে আপনার ইউজার নেম রাখবেন না।";
export const oneLetterNeeded = "অন্তত একটি অক্ষর দিন।";
export const typeNewPassword = "নতুন একটি পাসওয়ার্ড লিখুন।";
export const charactersNeeded = (count: number) =>
  inDigits(`অক্ষর, সংখ্যা, চিহ্ন মিলিয়ে অন্তত ${count}টি দিন।`);

/** The second factor. */
export const secondFactor = "দ্বিতীয় যাচাই";
export const mustSetUpFactor = {
  title: "দ্বিতীয় যাচাই চালু করুন",
  lead: "আপনার কোম্পানিতে এটি সবার জন্য বাধ্যতামূলক। এটি চালু করলে পোর্টাল খুলবে।",
};
export const factorChange = {
  setUpTotp: "এগিয়ে যান",
  removeTotp: "অ্যাপের কোড বন্ধ করুন",
  renewCodes: "নতুন কোড তৈরি করুন",
  addPasskey: "পাসকি যোগ করুন",
  removePasskey: "পাসকি সরান",
};
export const factorChanged = {
  setUpTotp: "এখন থেকে অ্যাপের কোড চাওয়া হবে।",
  removeTotp: "অ্যাপের কোড আর চাওয়া হবে না।",
  renewCodes: "আগের রিকভারি কোড আর চলবে না।",
  addPasskey: "পাসকি যোগ হয়েছে।",
  removePasskey: "পাসকি সরানো হয়েছে।",
};
export const factorsUnknown = "আপনার কোনটি চালু আছে তা জানা যায়নি: সার্ভার কিছু জানায়নি।";
export const passwordNotEnough = "শুধু আপনার পাসওয়ার্ড দিয়ে কেউ সাইন ইন করতে পারে না।";
export const whoeverLearns = "এটি থাকলে কেউ পাসওয়ার্ড জেনে গেলেও সাইন ইন করতে পারবে না।";
export const companyAsks = "আপনার কোম্পানিতে এটি সবার জন্য বাধ্যতামূলক।";
export const authenticatorApp = "অথেনটিকেটর অ্যাপ";
export const onSince = (time: string) => `${time} থেকে চালু`;
export const off = "বন্ধ";
export const turnOff = "বন্ধ করুন";
export const turnItOn = "চালু করুন";
export const setUp = "চালু করুন";
export const passkey = "পাসকি";
export const passkeyOf = (name: string) => `পাসকি: ${name}`;
export const added = (time: string, used: string) => `${time}-এ যোগ করা, ${used}`;
export const lastUsed = (time: string) => `শেষ ব্যবহার ${time}`;
export const notUsedYet = "এখনও ব্যবহার হয়নি";
export const removePasskey = (name: string) => `পাসকি সরান: ${name}`;
export const remove = "সরান";
export const recoveryCodes = "রিকভারি কোড";
export const newCodes = "নতুন কোড";
export const codesLeft = (left: number) => inDigits(`${left}টি বাকি`);
export const noCodesLeft = "একটিও নেই: অ্যাপ বা ডিভাইস হারালে লাগবে, কয়েকটি তৈরি করে রাখুন";
export const readPicture = "অথেনটিকেটর অ্যাপ দিয়ে এই ছবি স্ক্যান করুন, অথবা গোপন কোডটি অ্যাপে লিখুন।";
export const picture = "গোপন কোডের ছবি, অথেনটিকেটর অ্যাপ দিয়ে স্ক্যান করার জন্য";
export const secret = "গোপন কোড";
export const codeOfApp = "অ্যাপে যে কোড দেখাচ্ছে";
export const nameOfPasskey = "পাসকির নাম";
export const phoneAtCounter = "কাউন্টারের ফোন";
export const keepCodes =
  "এই রিকভারি কোডগুলো এমন জায়গায় রাখুন যেখানে শুধু আপনি পাবেন, যেমন পাসওয়ার্ড ম্যানেজারে। অ্যাপ বা ডিভাইস হারালে প্রতিটি দিয়ে একবার সাইন ইন করা যায়। এগুলো আর দেখানো হবে না।";
export const haveKept = "আমি রেখে দিয়েছি";
export const copy = "কপি করুন";
export const codesCopied = "কোডগুলো কপি হয়েছে।";
export const codesSelected = "ব্রাউজার এগুলো কপি করেনি। কোডগুলো সিলেক্ট করা আছে: নিজে কপি করে নিন।";
export const noPasskeyMade = "পাসকি তৈরি হয়নি। কিছুই বদলায়নি।";
export const notYourPassword = "এটি আপনার পাসওয়ার্ড নয়।";
export const notShownNow = "অ্যাপে এখন এই কোড দেখাচ্ছে না। ছয় সংখ্যার কোডটি আবার লিখুন।";
export const factorNotChanged = "সার্ভার এটি বদলায়নি। আবার চেষ্টা করুন।";

/** Between the password and the portal. */
export const confirmIt = "আপনিই যে সাইন ইন করছেন, তা নিশ্চিত করুন";
export const factorLead = {
  passkey: "আপনার অ্যাকাউন্টে যোগ করা পাসকি ব্যবহার করুন।",
  oneTime: "অথেনটিকেটর অ্যাপে দেখানো ছয় সংখ্যার কোডটি লিখুন।",
  recovery: "রেখে দেওয়া একটি রিকভারি কোড লিখুন। প্রতিটি একবারই চলে।",
};
export const factorLabel = { oneTime: "কোড", recovery: "রিকভারি কোড" };
export const byPasskey = "পাসকি ব্যবহার করুন";
export const byRecoveryCode = "রিকভারি কোড ব্যবহার করুন";
export const byAppCode = "অ্যাপের কোড ব্যবহার করুন";
export const signInAsOther = "অন্য নামে সাইন ইন করুন";
export const noPasskeyUsed = "পাসকি ব্যবহার করা হয়নি। আবার চেষ্টা করুন।";
export const noAnswer = "সার্ভার সাড়া দেয়নি। আবার চেষ্টা করুন।";
export const wrongCode = "কোডটি ভুল, অথবা আগে ব্যবহার হয়েছে। পরের কোডের জন্য অপেক্ষা করুন।";
export const wrongRecoveryCode = "রিকভারি কোডটি ভুল, অথবা আগে ব্যবহার হয়েছে।";
export const typeSixDigits = "ছয় সংখ্যার কোডটি লিখুন।";
export const typeRecoveryCode = "একটি রিকভারি কোড লিখুন।";

/** The sessions, and sign-ins from new places. */
export const whereSignedIn = "আপনি যেখানে সাইন ইন করা আছেন";
export const sessionsUnknown = "কোথায় সাইন ইন করা আছেন তা জানা যায়নি: সার্ভার কিছু জানায়নি।";
export const sessionNotEnded = "সেশনটি শেষ করা যায়নি। আবার চেষ্টা করুন।";
export const endAllOthers = "অন্য সব সেশন শেষ করুন";
export const sessionsEnded = (count: number) =>
  inDigits(count === 1 ? "সেশনটি শেষ হয়েছে।" : `${count}টি সেশন শেষ হয়েছে।`);
export const nowhereElse = "আপনি আর কোথাও সাইন ইন করা নেই।";
export const thisSession = (device: string) => `${device}, এই সেশন`;
export const since = (time: string) => `${time} থেকে`;
export const lastSeen = (time: string) => `শেষ দেখা গেছে ${time}`;
export const endSession = (device: string, since: string) =>
  `সেশন শেষ করুন: ${device}, ${since} থেকে`;
export const end = "শেষ করুন";
export const signedInFrom = (count: number) =>
  count === 1
    ? "আপনার ইউজার নেম দিয়ে একটি নতুন জায়গা থেকে সাইন ইন করা হয়েছে:"
    : "আপনার ইউজার নেম দিয়ে নতুন কয়েকটি জায়গা থেকে সাইন ইন করা হয়েছে:";
export const andMore = (count: number) => inDigits(`আরও ${count}টি।`);
export const changeIfNotYou = "আপনি না হলে পাসওয়ার্ড বদলান; তাতে অন্য সব জায়গা থেকে সাইন আউট হয়ে যাবে।";
export const endIfNotYou = "আপনি না হলে প্রোফাইল থেকে সেশনটি শেষ করুন।";
export const goToProfile = "প্রোফাইলে যান";
export const itWasMe = "আমিই করেছি";

export const stillThere = "আপনি কি এখনও আছেন?";
export const nobodyUsed =
  "14 মিনিট ধরে কেউ পোর্টাল ব্যবহার করেননি। যে কম্পিউটার অনেকে ব্যবহার করেন, তাতে 15 মিনিট পরে সাইন আউট হয়ে যায়। থাকতে চাইলে কিবোর্ডের যেকোনো বোতাম চাপুন, স্ক্রিনে চাপ দিন বা মাউস নাড়ুন।";
export const secondsLeft = (seconds: number) => inDigits(`আর ${seconds} সেকেন্ড।`);
export const staySignedIn = "সাইন ইন থাকুন";
