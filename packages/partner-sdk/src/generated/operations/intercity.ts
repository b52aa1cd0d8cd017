// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Seats and fares of each coach departure.
 *
 * One row for each departure in the window, the earliest first, with the seats sold for it whenever that was. Cancelled reservations are not part of it. Its fares differ from those of the counter wise report, which counts by the day of the reservation.
 */
export const getIntercityCoachwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/coachwise/{company_id}",
  feature: "intercity",
} as const;

/**
 * Tickets and fares of each counter.
 *
 * Every counter of the company is listed if any of them took a reservation in the window, also with zeros. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
 */
export const getIntercityCounterwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/counterwise/{company_id}",
  feature: "intercity",
} as const;

/**
 * Tickets and fares of each agent.
 *
 * Agents who took a reservation in the window are listed, the highest fares first. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
 */
export const getIntercityAgentwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/agentwise/{company_id}",
  feature: "intercity",
} as const;

/**
 * Every reservation made in the range, newest first.
 *
 * By the time at which a reservation was made, not by the day of travel. Cancelled ones are listed with their amount; whoever adds amounts up leaves them out.
 */
export const listIntercityReservations = {
  method: "GET",
  path: "/api/intercity/reports/reservation/{company_id}",
  feature: "intercity",
} as const;

/**
 * The coaches of the company.
 *
 * All coaches of the company, retired ones included, in the order of their registration numbers.
 */
export const listIntercityVehicles = {
  method: "GET",
  path: "/api/intercity/vehicles/{company_id}",
  feature: "intercity",
} as const;
