// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Trips, tickets and fares of each supervisor.
 *
 * A supervisor's tickets are those sold in their name, and count for the service day of the sale; the trips are those they went along with, and count for that of the departure. The highest fares come first.
 */
export const getSupervisorSupervisorwiseReport = {
  method: "GET",
  path: "/api/supervisor/reports/supervisorwise/{company_id}",
  feature: "supervisor",
} as const;

/**
 * Trips, tickets and fares of each bus.
 *
 * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
 */
export const getSupervisorVehiclewiseReport = {
  method: "GET",
  path: "/api/supervisor/reports/vehiclewise/{company_id}",
  feature: "supervisor",
} as const;

/**
 * The buses of the company.
 *
 * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
 */
export const listSupervisorVehicles = {
  method: "GET",
  path: "/api/supervisor/vehicles/{company_id}",
  feature: "supervisor",
} as const;
