// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Tickets and fares of each counter.
 *
 * Every counter of the company is listed if any of them sold a ticket in the window, also with zeros. A ticket counts for the service day on which it was sold. The highest fares come first.
 */
export const getIntracityCounterwiseReport = {
  method: "GET",
  path: "/api/intracity/reports/counterwise/{company_id}",
  feature: "intracity",
} as const;

/**
 * Trips, tickets and fares of each bus.
 *
 * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
 */
export const getIntracityVehiclewiseReport = {
  method: "GET",
  path: "/api/intracity/reports/vehiclewise/{company_id}",
  feature: "intracity",
} as const;

/**
 * The buses of the company.
 *
 * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
 */
export const listIntracityVehicles = {
  method: "GET",
  path: "/api/intracity/vehicles/{company_id}",
  feature: "intracity",
} as const;

/**
 * Totals of the range, and the figures of each service day.
 *
 * `totals` are the sums of `days`. A day without tickets and trips may be left out of `days`. A ticket counts for the service day on which it was sold, a trip for that of its departure.
 */
export const getIntracitySummary = {
  method: "GET",
  path: "/api/intracity/summary/{company_id}",
  feature: "intracity",
} as const;
