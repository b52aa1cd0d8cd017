import { inDigits } from "../../numbers/digits.ts";

/** The modules. */
export const module = {
  intracity: "সিটি বাস",
  supervisor: "সুপারভাইজার",
  offline_counter: "অফলাইন কাউন্টার",
  toll_plaza: "টোল প্লাজা",
  waybill: "ওয়েবিল",
  water: "নৌপথ",
  intercity: "দূরপাল্লা",
  counterwise_ticketing: "কাউন্টার টিকিটিং",
};

/** Their reports. */
export const agentWiseReport = "এজেন্টভিত্তিক রিপোর্ট";
export const buses = "বাস";
export const cabinManWise = "কেবিনম্যানভিত্তিক";
export const checkVehicles = "গাড়ি যাচাই";
export const coachWiseReport = "কোচভিত্তিক রিপোর্ট";
export const collectionDetails = "আদায়ের বিবরণ";
export const collectionReport = "আদায়ের রিপোর্ট";
export const counterManWiseReport = "কাউন্টারম্যানভিত্তিক রিপোর্ট";
export const counterWiseDetails = "কাউন্টারভিত্তিক বিবরণ";
export const counterWiseReport = "কাউন্টারভিত্তিক রিপোর্ট";
export const dashboard = "ড্যাশবোর্ড";
export const deckManWise = "ডেকম্যানভিত্তিক";
export const nonExited = "বের হয়নি";
export const offlineCounterReport = "অফলাইন কাউন্টার রিপোর্ট";
export const report = "রিপোর্ট";
export const reservationDetails = "রিজার্ভেশনের বিবরণ";
export const reservationReport = "রিজার্ভেশন রিপোর্ট";
export const shipWiseReport = "লঞ্চভিত্তিক রিপোর্ট";
export const ships = "লঞ্চ";
export const summary = "সারসংক্ষেপ";
export const supervisorWiseReport = "সুপারভাইজারভিত্তিক রিপোর্ট";
export const vehicles = "গাড়ি";
export const vehicleWiseDetails = "গাড়িভিত্তিক বিবরণ";
export const vehicleWiseReport = "গাড়িভিত্তিক রিপোর্ট";
export const whoReadWhat = "কে কী দেখেছেন";
export const whoHasAccess = "কাদের অনুমতি আছে";

/** The columns, totals and filters. */
export const act = "কাজ";
export const address = "ঠিকানা";
export const agent = "এজেন্ট";
export const amount = "টাকা";
export const cabinMan = "কেবিনম্যান";
export const capacity = "ধারণক্ষমতা";
export const coach = "কোচ";
export const counter = "কাউন্টার";
export const counterMan = "কাউন্টারম্যান";
export const counterman = "কাউন্টারম্যান";
export const date = "তারিখ";
export const deckMan = "ডেকম্যান";
export const departs = "ছাড়ার সময়";
export const departure = "যাত্রা";
export const device = "ডিভাইস";
export const deviceIds = "ডিভাইস আইডি";
export const driver = "ড্রাইভার";
export const entered = "ঢোকার সময়";
export const entries = "প্রবেশ";
export const entryAmount = "প্রবেশের টাকা";
export const exited = "বের হওয়ার সময়";
export const expenses = "খরচ";
export const fare = "ভাড়া";
export const fares = "ভাড়া";
export const freeMinutes = "ফ্রি মিনিট";
export const fromDate = "শুরুর তারিখ";
export const issued = "ইস্যুর সময়";
export const kind = "ধরন";
export const lane = "লেন";
export const net = "নিট";
export const overstayAmount = "ওভারস্টের টাকা";
export const overstayFare = "ওভারস্টে চার্জ";
export const overstays = "ওভারস্টে";
export const passenger = "যাত্রী";
export const registrationNumber = "রেজিস্ট্রেশন নম্বর";
export const reservation = "রিজার্ভেশন";
export const route = "রুট";
export const seats = "সিট";
export const selectDevice = "ডিভাইস বেছে নিন";
export const ship = "লঞ্চ";
export const sold = "বিক্রি";
export const status = "অবস্থা";
export const stoppage = "স্টপেজ";
export const supervisor = "সুপারভাইজার";
export const tickets = "টিকিট";
export const time = "সময়";
export const timeInside = "ভেতরে আছে";
export const toDate = "শেষের তারিখ";
export const totalAmount = "মোট টাকা";
export const totalTicket = "মোট টিকিট";
export const totalTicketAmount = "মোট টিকিটের টাকা";
export const totalTicketCount = "মোট টিকিট সংখ্যা";
export const travelDate = "যাত্রার তারিখ";
export const trips = "ট্রিপ";
export const user = "ইউজার";
export const vehicle = "গাড়ি";
export const vehicleClass = "গাড়ির শ্রেণি";
export const waybill = "ওয়েবিল";

const states: Readonly<Record<string, string>> = {
  active: "চালু",
  idle: "বসে আছে",
  maintenance: "মেরামতে",
  retired: "আর চলে না",
  reserved: "রিজার্ভ করা",
  confirmed: "নিশ্চিত",
  cancelled: "বাতিল",
  read: "দেখা",
  exported: "এক্সপোর্ট",
  printed: "প্রিন্ট",
  shared: "শেয়ার",
};

/** A state of a host; one that is not known comes as the host says it. */
export const state = (state: string) => states[state] ?? state.replaceAll("_", " ");

/** What rows are called where they are counted. */
export const called = {
  rows: "সারি",
  vehicles: "গাড়ি",
  ships: "লঞ্চ",
  passages: "যাতায়াত",
};

export const everyVehicleInside = "ভেতরে থাকা গাড়ি, যখনই ঢুকে থাকুক।";
export const everyPassage = "একটি গাড়ির সব যাতায়াত, নতুনটি আগে।";
export const longestInside = (most: string) =>
  `এখানে সবচেয়ে বেশি সময় ধরে ভেতরে থাকা ${most}টি গাড়ি; আরও থাকতে পারে।`;
export const newestPassages = (most: string) =>
  `এখানে সবচেয়ে নতুন ${most}টি যাতায়াত; আরও থাকতে পারে। অন্যগুলো দেখতে আরও বড় অংশ লিখে খুঁজুন।`;
export const allVehiclesInside = "ভেতরের সব গাড়ি";
export const summaryOfRunningDay = "হিসাবের চলতি দিনের সারসংক্ষেপ";

export const companies = (count: number) => inDigits(`${count}টি কোম্পানি`);

/** Of a module by its title, or by its name in small letters. */
export const companiesOf = (named: string) =>
  `${module[named.replaceAll(" ", "_") as keyof typeof module] ?? named}: কোম্পানি`;
