import { inDigits } from "../../numbers/digits.ts";

export const today = "Today";
export const yesterday = "Yesterday";
export const ofCompany = (day: string, company: string) => `${day}, ${company}`;
export const todaySoFar = "Today so far";
export const soFar = "So far";
export const untilNight = (day: string) => inDigits(`${day} · until 3:00 AM`);
export const comparedWith = (other: string) => `Compared with ${other}`;
export const comparedWithLast = (weekday: string) => `compared with last ${weekday}`;
export const lastWeekday = (weekday: string) => `last ${weekday}`;
export const lastUntil = (weekday: string, time: string) => `last ${weekday} until ${time}`;
export const nothingToCompare = "Nothing to compare before the first hour is over";

export const notLoaded = "The figures could not be loaded.";
export const notUpdatedSince = (time: string) => `Not updated since ${time}.`;
export const tryingAgainIn = (time: string) => `Trying again in ${time}.`;

export const noRecordIn31Days = "no record in 31 days";
export const noRecordSince = (time: string) => `no record since ${time}`;
export const lastRecord = (time: string) => `last record ${time}`;
export const justNow = "just now";
export const minutesAgo = (minutes: number) => inDigits(`${minutes} min ago`);
export const hoursAgo = (hours: number) => inDigits(`${hours} h ago`);

export const byTheHour = (words: string) => `By the hour: ${words}`;
export const most = (day: string, amount: string, hour: string) =>
  `${day} at most ${amount} from ${hour}`;
export const todayInHours = "today";

const isOne = (count: string) => count === inDigits(1);
export const counted = {
  tickets: (count: string) => `${count} ${isOne(count) ? "ticket" : "tickets"}`,
  entries: (count: string) => `from ${count} ${isOne(count) ? "entry" : "entries"}`,
  waybills: (count: string) => `${count} ${isOne(count) ? "waybill" : "waybills"}`,
  seats: (count: string) => `${count} ${isOne(count) ? "seat" : "seats"}`,
};

export const found = (left: number, companies: string) => inDigits(`${left} of ${companies}`);
export const noCompanyFound = "No company found";
export const noneCalled = (search: string) => `None is called '${search}'.`;
