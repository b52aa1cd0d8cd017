import { destinationOf, type Known, modules } from "machines";
import type { Company, Module } from "partner-sdk";

export const first = { id: "1", name: "Meghna" };
export const second = { id: "2", name: "Padma" };
const each = <T>(value: T) => Object.fromEntries(modules.map((module) => [module, value]));

export const signedOut: Known = { session: "signedOut", companies: {}, active: {}, returnTo: null };
export const signedIn = { ...signedOut, session: "signedIn" } as const;
export const people = {
  "signed out": signedOut,
  "without company": { ...signedIn, companies: each([]) },
  "with one": { ...signedIn, companies: each([first]), active: each(first) },
  "with several": { ...signedIn, companies: each([first, second]), active: each(second) },
  "with several, none active": { ...signedIn, companies: each([first, second]) },
  "whose company is no longer allowed": {
    ...signedIn,
    companies: each([second]),
    active: each<Company | null>(null),
  },
} satisfies Record<string, Known>;

export const screensOf: Record<Module, string[]> = {
  intracity: [
    "/intracity/service-preview",
    "/intracity/counterwise/report/",
    "/intracity/vehiclewise/report/",
    "/intracity/vehicle/report/",
    "/intracity/summary",
    "/intracity/counter-wise-details/77",
    "/intracity/vehicle-wise-details/7",
  ],
  supervisor: [
    "/supervisor/service-preview",
    "/supervisor/supervisorwise/report",
    "/supervisor/vehiclewise/report",
    "/supervisor/vehicles",
  ],
  offline_counter: ["/offline-counter/report"],
  toll_plaza: [
    "/toll-plaza/service-preview",
    "/toll-plaza/report",
    "/toll-plaza/fare",
    "/toll-plaza/non-exited-vehicle-list",
    "/toll-plaza/check-vehicles",
    "/toll-plaza/dashboard",
    "/toll-plaza/collection-details",
  ],
  waybill: ["/waybill/service-preview", "/waybill/vehicles", "/waybill/report"],
  water: [
    "/water/service-preview",
    "/water/counterwise/report/",
    "/water/shipwise/report/",
    "/water/cabinmanwise/report/",
    "/water/deckmanwise/report/",
    "/water/agentwise/report/",
    "/water/vehicles",
  ],
  intercity: [
    "/intercity/service-preview",
    "/intercity/counterwise/report/",
    "/intercity/coachwise/report/",
    "/intercity/agentwise/report/",
    "/intercity/reservation/report/",
    "/intercity/vehicles",
    "/intercity/counter-wise-details/77",
    "/intercity/vehicle-wise-details/7",
    "/intercity/reservation-details/77",
  ],
  counterwise_ticketing: [
    "/counterwise-ticketing/service-preview",
    "/counterwise-ticketing/counterwise/report/",
    "/counterwise-ticketing/vehiclewise/report/",
    "/counterwise-ticketing/vehicles",
    "/counterwise-ticketing/summary",
    "/counterwise-ticketing/counter-wise-details/77",
    "/counterwise-ticketing/vehicle-wise-details/7",
  ],
};
export const lists: Record<Module, string> = {
  intracity: "/intracity",
  supervisor: "/supervisor",
  offline_counter: "/offline-counter",
  toll_plaza: "/toll-plaza",
  waybill: "/waybill",
  water: "/water",
  intercity: "/intercity",
  counterwise_ticketing: "/counterwise-ticketing",
};
export const pairs = modules.flatMap((module) =>
  screensOf[module].map((path) => [path, module] as const),
);

/** Where each of the people lands: a path to go to, "shown" or "not found". */
export function landings(path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(people).map(([who, known]) => {
      const destination = destinationOf(path, known);
      if ("to" in destination) return [who, destination.to];
      if (destination.type === "activate") return [who, `${destination.company} becomes active`];
      return [who, destination.type === "show" ? "shown" : "not found"];
    }),
  );
}

export function everyone(signedInLanding: string): Record<string, string> {
  const all = Object.fromEntries(Object.keys(people).map((who) => [who, signedInLanding]));
  return { ...all, "signed out": "/login" };
}
