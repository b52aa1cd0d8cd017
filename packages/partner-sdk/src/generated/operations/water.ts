// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Trips, tickets and fares of each ship.
 *
 * Ships with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
 */
export const getWaterShipwiseReport = {
  method: "GET",
  path: "/api/water/reports/shipwise/{company_id}",
  feature: "water",
} as const;

/**
 * Tickets and fares of each counter man.
 *
 * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles are in reports of their own. What nobody sold who has one of the four roles is a row without a seller, in this report alone, so that the four reports add up to Ship Wise Report.
 */
export const getWaterCounterwiseReport = {
  method: "GET",
  path: "/api/water/reports/counterwise/{company_id}",
  feature: "water",
} as const;

/**
 * Tickets and fares of each deck man.
 *
 * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
 */
export const getWaterDeckmanwiseReport = {
  method: "GET",
  path: "/api/water/reports/deckmanwise/{company_id}",
  feature: "water",
} as const;

/**
 * Tickets and fares of each cabin man.
 *
 * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
 */
export const getWaterCabinmanwiseReport = {
  method: "GET",
  path: "/api/water/reports/cabinmanwise/{company_id}",
  feature: "water",
} as const;

/**
 * Tickets and fares of each agent.
 *
 * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
 */
export const getWaterAgentwiseReport = {
  method: "GET",
  path: "/api/water/reports/agentwise/{company_id}",
  feature: "water",
} as const;

/**
 * The ships of the company.
 *
 * All ships of the company, retired ones included, in the order of their registration numbers.
 */
export const listWaterVehicles = {
  method: "GET",
  path: "/api/water/vehicles/{company_id}",
  feature: "water",
} as const;
