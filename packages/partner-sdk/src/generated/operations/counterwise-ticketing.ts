// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Tickets and fares of each counter.
 *
 * Every counter of the company is listed if any of them sold a ticket in the window, also with zeros. A ticket counts for the service day on which it was sold. The highest fares come first.
 */
export const getCounterwiseTicketingCounterwiseReport = {
  method: "GET",
  path: "/api/counterwise-ticketing/reports/counterwise/{company_id}",
  feature: "counterwise_ticketing",
} as const;

/**
 * Trips, tickets and fares of each bus.
 *
 * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
 */
export const getCounterwiseTicketingVehiclewiseReport = {
  method: "GET",
  path: "/api/counterwise-ticketing/reports/vehiclewise/{company_id}",
  feature: "counterwise_ticketing",
} as const;

/**
 * The buses of the company.
 *
 * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
 */
export const listCounterwiseTicketingVehicles = {
  method: "GET",
  path: "/api/counterwise-ticketing/vehicles/{company_id}",
  feature: "counterwise_ticketing",
} as const;

/**
 * Totals of the range, and the figures of each service day.
 *
 * `totals` are the sums of `days`. A day without tickets and trips may be left out of `days`. A ticket counts for the service day on which it was sold, a trip for that of its departure.
 */
export const getCounterwiseTicketingSummary = {
  method: "GET",
  path: "/api/counterwise-ticketing/summary/{company_id}",
  feature: "counterwise_ticketing",
} as const;

/**
 * Tickets and fares of each counter for one bus.
 *
 * What a figure of the vehicle wise report is made of. A ticket counts for the service day on which it was sold.
 */
export const getCounterwiseTicketingVehicleCounters = {
  method: "GET",
  path: "/api/counterwise-ticketing/vehicles/{vehicle_id}/counters/{company_id}",
  feature: "counterwise_ticketing",
} as const;
