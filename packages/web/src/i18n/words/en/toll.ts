import { inDigits } from "../../numbers/digits.ts";

export const summary = (day: string) => `Summary - ${day}`;
export const onlyEnteredSince = (day: string) =>
  inDigits(`Only vehicles that entered since 3:00 AM on ${day}.`);

export const title = {
  total_entry_count: "Total Entry",
  total_entry_amount: "Total Entry Amount",
  total_exited_count: "Total Exited",
  total_non_exited_count: "Total Non Exited",
  total_overstay_count: "Total Overstay",
  total_overstay_amount: "Total Overstay Amount",
};

/** How figures contradict one another. */
export const agree = "These figures agree with one another.";
export const notWhole = (title: string) => `${title} is not a whole number.`;
export const belowZero = (title: string) => `${title} is below zero.`;
export const madeOf = (made: string, entered: string) =>
  `Exited and non exited make ${made}, but ${entered} entered.`;
export const overstayedOf = (overstayed: string, entered: string) =>
  `${overstayed} overstayed, but ${entered} entered.`;
export const entryAmount = (amount: string) =>
  inDigits(`The entry amount is ${amount}, but the entry count is 0.`);
export const overstayAmount = (amount: string) =>
  inDigits(`The overstay amount is ${amount}, but the overstay count is 0.`);
