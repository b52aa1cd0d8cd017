import type { Module } from "partner-sdk";

/** The screens of each module, written from the specification: its home first. */
export const specifiedScreens: Record<Module, string[]> = {
  intracity: [
    "/intracity/service-preview",
    "/intracity/counterwise/report/",
    "/intracity/vehiclewise/report/",
    "/intracity/vehicle/report/",
    "/intracity/summary",
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
  ],
  counterwise_ticketing: [
    "/counterwise-ticketing/service-preview",
    "/counterwise-ticketing/counterwise/report/",
    "/counterwise-ticketing/vehiclewise/report/",
    "/counterwise-ticketing/vehicles",
    "/counterwise-ticketing/summary",
    "/counterwise-ticketing/counter-wise-details/801001",
  ],
};

/** Where the companies of a module are chosen. */
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

/** Those besides that a figure leads to; the ids are of the demo data. */
export const detailsOf: Partial<Record<Module, string[]>> = {
  intracity: ["/intracity/counter-wise-details/101007", "/intracity/vehicle-wise-details/101001"],
  intercity: [
    "/intercity/counter-wise-details/701004",
    "/intercity/vehicle-wise-details/701001",
    "/intercity/reservation-details/701004",
  ],
  counterwise_ticketing: ["/counterwise-ticketing/vehicle-wise-details/801001"],
};

/** Who read what of a company, and who may see it, below where the module's companies are chosen. */
export const administeredAt = (list: string) => [`${list}/readings`, `${list}/access`];
