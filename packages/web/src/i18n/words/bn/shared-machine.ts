import { inDigits } from "../../numbers/digits.ts";

export const stillThere = "আপনি কি এখনও আছেন?";
export const nobodyUsed =
  "14 মিনিট ধরে কেউ পোর্টাল ব্যবহার করেননি। যে কম্পিউটার অনেকে ব্যবহার করেন, তাতে 15 মিনিট পরে সাইন আউট হয়ে যায়। থাকতে চাইলে কিবোর্ডের যেকোনো বোতাম চাপুন, স্ক্রিনে চাপ দিন বা মাউস নাড়ুন।";
export const secondsLeft = (seconds: number) => inDigits(`আর ${seconds} সেকেন্ড।`);
export const staySignedIn = "সাইন ইন থাকুন";
