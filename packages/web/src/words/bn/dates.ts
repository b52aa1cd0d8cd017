import type { DateRange } from "machines";
import * as english from "machines/formats";
import { notAvailable } from "./frame.ts";

const months = [
  "জানুয়ারি",
  "ফেব্রুয়ারি",
  "মার্চ",
  "এপ্রিল",
  "মে",
  "জুন",
  "জুলাই",
  "আগস্ট",
  "সেপ্টেম্বর",
  "অক্টোবর",
  "নভেম্বর",
  "ডিসেম্বর",
];
const weekdays = ["রবিবার", "সোমবার", "মঙ্গলবার", "বুধবার", "বৃহস্পতিবার", "শুক্রবার", "শনিবার"];

/** '23 নভেম্বর 2026' */
export function dateLabel(date: string): string {
  return isDate(date) ? `${monthDay(date)} ${Number(date.slice(0, 4))}` : notAvailable;
}

/** 'সোমবার, 23 নভেম্বর' */
export function dayLabel(date: string): string {
  return isDate(date) ? `${weekdayLabel(date)}, ${monthDay(date)}` : notAvailable;
}

/** 'সোমবার'; empty for what is not a date. */
export function weekdayLabel(date: string): string {
  return isDate(date) ? (weekdays[new Date(`${date}T00:00Z`).getUTCDay()] ?? "") : "";
}

/** '23 নভেম্বর'; empty for what is not a date. */
export function monthDay(date: string): string {
  if (!isDate(date)) return "";
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`;
}

/** How many service days a range holds, which they are, and when it ends; empty for what is no range. */
export function rangeLabel(range: DateRange): string {
  const days = english.serviceDays(range);
  if (!days) return "";
  const { count, first, last, end } = days;
  const which = count === 1 ? dateLabel(first) : `${dateLabel(first)} থেকে ${dateLabel(last)}`;
  return `${count} দিন: ${which}, ${dateLabel(end)} রাত 3:00টা পর্যন্ত`;
}

const isDate = (date: string) => english.weekdayLabel(date) !== "";
