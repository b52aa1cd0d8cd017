import { inDigits } from "../../numbers/digits.ts";

/** The form behind the link of an invitation. */
export const openAgain = {
  title: "লিংকটি আবার খুলুন",
  lead: "এই পেজে আমন্ত্রণের লিংক লাগবে। যে মেসেজে লিংক পেয়েছেন সেখান থেকে খুলুন।",
};
export const beingRead = { title: "আমন্ত্রণ", lead: "দেখা হচ্ছে।" };
export const unread = { title: "আমন্ত্রণ", lead: "এটি এখনও চালু থাকতে পারে।" };
export const gone = "এই আমন্ত্রণ আর চলবে না";
export const goneUnsure =
  "উত্তর না এলেও আপনার শেষ চেষ্টায় এটি ব্যবহার হয়ে থাকতে পারে। যে ইউজার নেম ও পাসওয়ার্ড লিখেছিলেন তা দিয়ে সাইন ইন করুন। না হলে আরেকটি আমন্ত্রণ চান।";
export const goneUnlessAdded =
  "উত্তর না এলেও আপনার শেষ চেষ্টায় এটি ব্যবহার হয়ে থাকতে পারে। কোম্পানিটি হোমে আছে কি না দেখুন। না থাকলে আরেকটি আমন্ত্রণ চান।";
export const goneSurely =
  "একটি আমন্ত্রণ এক দিনের মধ্যে একবারই চলে, আর তা ফিরিয়েও নেওয়া যায়। যিনি পাঠিয়েছেন তাঁর কাছে আরেকটি চান।";
export const invitationTo = (company: string) => `${company}-এ আমন্ত্রণ`;
export const chooseNames = "ইউজার নেম ও পাসওয়ার্ড ঠিক করুন। এরপর এগুলো দিয়ে সাইন ইন করবেন।";
export const signedInAs = (name: string) => `আপনি ${name} নামে সাইন ইন করা আছেন।`;
export const yourName = "আপনার নাম";
export const empty = {
  name: "আপনার নাম লিখুন।",
  username: "একটি ইউজার নেম লিখুন।",
  password: "একটি পাসওয়ার্ড লিখুন।",
};
export const nameTaken = "এই ইউজার নেম আরেকজনের। অন্য একটি দিন।";
export const unseenInName = "এতে চোখে দেখা যায় না এমন কিছু আছে, অথবা পরপর দুটি ফাঁকা জায়গা। আবার লিখুন।";
export const couldNot = "সার্ভার এটি করতে পারেনি। আবার চেষ্টা করুন।";
export const makeAccount = "আমার অ্যাকাউন্ট তৈরি করুন";
export const haveUserName = "আপনার কি আগে থেকেই ইউজার নেম আছে?";
export const signIn = "সাইন ইন করে";
export const andAdd = "আমন্ত্রণটি তাতে যোগ করুন।";
export const addToAccount = "আমার অ্যাকাউন্টে যোগ করুন";
export const signOutForAnother = "সাইন আউট করে অন্য ইউজার নেম দিন";
export const isFor = "যাঁর জন্য";
export const module = "মডিউল";
export const role = "ভূমিকা";
export const goodUntil = "মেয়াদ শেষ হবে";
export const goToSignIn = "সাইন ইন করতে যান";

/** Who has access to a company, for its administrators. */
export const roles = { reader: "শুধু দেখেন", administrator: "অ্যাডমিন" };
export const mayDo = {
  reader: "এই মডিউলে কোম্পানির রিপোর্ট ও তালিকা দেখেন।",
  administrator: "এছাড়া এই মডিউলে কে দেখতে পারবেন তা ঠিক করেন, আর কে কী দেখেছেন তা দেখেন।",
};
export const notSignedIn = "সাইন ইন করেননি";
export const notSignedInAfter = "সাইন ইন করেননি";
export const disabled = "নিষ্ক্রিয়";
export const disabledAfter = "নিষ্ক্রিয়";
export const lastSeen = (time: string) => `শেষ দেখা গেছে ${time}`;
export const lastSeenAfter = (time: string) => `শেষ দেখা গেছে ${time}`;
export const since = (time: string) => `${time} থেকে`;
export const endAccessAsked = "দেখার অনুমতি তুলে নেবেন?";
export const endAccess = "অনুমতি তুলে নিন";
export const endAccessOf = (name: string) => `অনুমতি তুলে নিন: ${name}`;
export const endAccessMeans = (name: string, company: string, module: string) =>
  `এখন থেকে ${name} ${module}-এ ${company} দেখতে পারবেন না। এখানে তাঁর দেওয়া চালু আমন্ত্রণও বাতিল হবে। ইউজার নেম থাকবে, আর অন্য যা দেখতে পারেন তা-ও থাকবে।`;
export const signOutEverywhereAsked = "সব জায়গা থেকে সাইন আউট করবেন?";
export const signOutEverywhere = "সব জায়গা থেকে সাইন আউট";
export const signOutEverywhereOf = (name: string) => `সব জায়গা থেকে সাইন আউট: ${name}`;
export const signOutMeans = (name: string) =>
  `${name} এখনই সব ডিভাইস থেকে সাইন আউট হয়ে যাবেন। তিনি আবার সাইন ইন করতে পারবেন, আর আগের মতোই সব দেখবেন।`;
export const otherCompanies =
  "কাউকে সাইন আউট করা হয়নি: ইনি এমন কোম্পানি বা মডিউলও দেখেন যার অ্যাডমিন আপনি নন। আপনি শুধু অনুমতি তুলে নিতে পারেন।";
export const notDone = "কাজটি হয়েছে কি না সার্ভার জানায়নি। আবার চেষ্টা করুন।";
export const accessUnknown = "কাদের অনুমতি আছে তা জানা যায়নি: সার্ভার কিছু জানায়নি।";
export const noAdministrator = "আপনি এই মডিউলে এই কোম্পানির অ্যাডমিন আর নন।";
export const accessEnded = (name: string) => `${name}-এর অনুমতি তুলে নেওয়া হয়েছে।`;
export const signedOutEverywhere = (name: string) => `${name} সব জায়গা থেকে সাইন আউট হয়েছেন।`;
export const people = (count: number) => inDigits(`${count} জন`);
export const openInvitationsCounted = (count: number) => inDigits(`${count}টি চালু আমন্ত্রণ`);
export const invite = "আমন্ত্রণ দিন";
export const whoHasAccess = "কাদের অনুমতি আছে";
export const placeOf = (company: string, module: string) => `${company}, ${module}`;
export const column = {
  name: "নাম",
  username: "ইউজার নেম",
  role: "ভূমিকা",
  since: "কবে থেকে",
  lastSeen: "শেষ দেখা গেছে",
  acts: "কাজ",
};
export const you = "(আপনি)";

/** Invitations, as administrators make and withdraw them. */
export const invitationFor = (name: string) => `${name}-এর জন্য আমন্ত্রণ`;
export const inviteSomebody = "কাউকে আমন্ত্রণ দিন";
export const done = "ঠিক আছে";
export const makeLink = "লিংক তৈরি করুন";
export const toPlace = (place: string) =>
  `আমন্ত্রণ: ${place}। আপনি একটি লিংক পাবেন; সেটি আপনাকেই পাঠাতে হবে।`;
export const whoItIsFor = "যাঁর জন্য";
export const nameOrWork = "নাম, অথবা তিনি কী করেন। তিনিও এটি দেখবেন।";
export const sayWho = "কার জন্য তা লিখুন।";
export const refused = "সার্ভার এটি নিচ্ছে না।";
export const tooManyOpen = "এখানে অনেক আমন্ত্রণ চালু আছে। আগে একটি ফিরিয়ে নিন।";
export const notMade = "আমন্ত্রণ তৈরি করা যায়নি। আবার চেষ্টা করুন।";
export const notAnswered = "সার্ভার সাড়া দেয়নি। আমন্ত্রণ তৈরি হয়ে থাকলে এটি বন্ধ করার পর তালিকায় দেখা যাবে।";
export const sendLink = (name: string, time: string) =>
  `${name}-কে এই লিংক পাঠান। যিনি প্রথমে খুলবেন, তিনি ${time} পর্যন্ত একবার এটি ব্যবহার করতে পারবেন। এটি আর দেখানো হবে না।`;
export const link = "লিংক";
export const copyLink = "লিংক কপি করুন";
export const linkCopied = "লিংক কপি হয়েছে।";
export const selectLink = "লিংকটি সিলেক্ট করে কপি করুন।";
export const openInvitations = "চালু আমন্ত্রণ";
export const noneOpen = "কোনো আমন্ত্রণ চালু নেই।";
export const openUntil = (role: string, time: string) => `${role}, ${time} পর্যন্ত চলবে`;
export const invitedBy = (name: string) => `আমন্ত্রণ দিয়েছেন ${name}`;
export const withdraw = "ফিরিয়ে নিন";
export const withdrawOf = (name: string) => `${name}-এর জন্য আমন্ত্রণ ফিরিয়ে নিন`;
export const withdrawn = (name: string) => `${name}-এর জন্য আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে।`;
export const notWithdrawn = "আমন্ত্রণ ফিরিয়ে নেওয়া যায়নি। আবার চেষ্টা করুন।";
