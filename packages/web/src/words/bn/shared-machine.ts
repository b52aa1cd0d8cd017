import { inDigits } from "../../numbers/digits.ts";

export const stillThere = "আপনি কি এখনও আছেন?";
export const nobodyUsed =
  "14 মিনিট ধরে কেউ পোর্টাল ব্যবহার করেননি। একাধিক জনের কম্পিউটারে 15 মিনিট পরে সাইন আউট হয়ে যায়। থাকতে চাইলে যেকোনো কি চাপুন, স্ক্রিনে ছুঁন বা মাউস নাড়ুন।";
export const secondsLeft = (seconds: number) => inDigits(`আর ${seconds} সেকেন্ড।`);
export const staySignedIn = "সাইন ইন করাই থাকব";
