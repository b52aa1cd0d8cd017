import { modules } from "partner-sdk";
import { administeredAt, detailsOf, lists, specifiedScreens } from "../screens-of-modules.ts";
import { idOfDemo } from "./demo-users.ts";
import { lastWeek } from "./service-days.ts";

/** Every screen that someone who is signed in can open, by the specification's paths. */
export const screens = [
  "/",
  "/profile",
  "/company-preview?module=toll_plaza",
  "/error",
  "/no-such-page",
  ...modules.flatMap((module) => [lists[module], ...specifiedScreens[module]]),
];

/** Those besides that a figure leads to, and those of administrators. */
export const detailScreens = [
  ...Object.values(detailsOf).flat(),
  ...Object.values(lists).flatMap(administeredAt),
];

/** With a range that has rows, where the screen takes one. */
export function withRange(screen: string): string {
  return /report|details|summary/.test(screen) ? `${screen}${lastWeek()}` : screen;
}

/** The first company of each module in the demo data, as the portal keeps the choice. */
const chosen = {
  intracity: "101",
  supervisor: "201",
  offline_counter: "301",
  toll_plaza: "401",
  waybill: "501",
  water: "601",
  intercity: "701",
  counterwise_ticketing: "801",
};

export const firstCompanies = JSON.stringify({ user: idOfDemo, companies: chosen });
