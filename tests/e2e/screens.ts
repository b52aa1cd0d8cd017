import { lastWeek } from "./service-days.ts";

/** Every screen that someone who is signed in can open, by the specification's paths. */
export const screens = [
  "/",
  "/profile",
  "/company-preview?module=toll_plaza",
  "/error",
  "/no-such-page",
  "/intracity",
  "/intracity/service-preview",
  "/intracity/counterwise/report/",
  "/intracity/vehiclewise/report/",
  "/intracity/vehicle/report/",
  "/intracity/summary",
  "/supervisor",
  "/supervisor/service-preview",
  "/supervisor/supervisorwise/report",
  "/supervisor/vehiclewise/report",
  "/supervisor/vehicles",
  "/offline-counter",
  "/offline-counter/report",
  "/toll-plaza",
  "/toll-plaza/service-preview",
  "/toll-plaza/report",
  "/toll-plaza/fare",
  "/toll-plaza/non-exited-vehicle-list",
  "/toll-plaza/check-vehicles",
  "/toll-plaza/dashboard",
  "/toll-plaza/collection-details",
  "/waybill",
  "/waybill/service-preview",
  "/waybill/vehicles",
  "/waybill/report",
  "/water",
  "/water/service-preview",
  "/water/counterwise/report/",
  "/water/shipwise/report/",
  "/water/cabinmanwise/report/",
  "/water/deckmanwise/report/",
  "/water/agentwise/report/",
  "/water/vehicles",
  "/intercity",
  "/intercity/service-preview",
  "/intercity/counterwise/report/",
  "/intercity/coachwise/report/",
  "/intercity/agentwise/report/",
  "/intercity/reservation/report/",
  "/intercity/vehicles",
  "/counterwise-ticketing",
  "/counterwise-ticketing/service-preview",
  "/counterwise-ticketing/counterwise/report/",
  "/counterwise-ticketing/vehiclewise/report/",
  "/counterwise-ticketing/vehicles",
  "/counterwise-ticketing/summary",
  "/counterwise-ticketing/counter-wise-details/801001",
] as const;

/** Those besides that a figure leads to. */
export const detailScreens = [
  "/intracity/counter-wise-details/101007",
  "/intracity/vehicle-wise-details/101001",
  "/intercity/counter-wise-details/701004",
  "/intercity/vehicle-wise-details/701001",
  "/intercity/reservation-details/701004",
  "/counterwise-ticketing/vehicle-wise-details/801001",
] as const;

/** With a range that has rows, where the screen takes one. */
export function withRange(screen: string): string {
  return /report|details/.test(screen) ? `${screen}${lastWeek()}` : screen;
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

/** The id of the user `demo`, the first of a new database. */
const demoUser = "1";

export const firstCompanies = JSON.stringify({ user: demoUser, companies: chosen });
