// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Tickets and fares of each counter for one bus.
 *
 * What a figure of the vehicle wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
 */
export const getIntracityVehicleCounters = {
  method: "GET",
  path: "/api/intracity/vehicles/{vehicle_id}/counters/{company_id}",
  feature: "drill_downs",
} as const;

/**
 * Tickets and fares of each bus at one counter.
 *
 * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
 */
export const getIntracityCounterVehicles = {
  method: "GET",
  path: "/api/intracity/counters/{counter_id}/vehicles/{company_id}",
  feature: "drill_downs",
} as const;

/**
 * Tickets and fares of each counter for one coach.
 *
 * What the counters sold for one coach. Answered by a host with the feature `drill_downs`. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
 */
export const getIntercityVehicleCounters = {
  method: "GET",
  path: "/api/intercity/vehicles/{vehicle_id}/counters/{company_id}",
  feature: "drill_downs",
} as const;

/**
 * Tickets and fares of each coach at one counter.
 *
 * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
 */
export const getIntercityCounterVehicles = {
  method: "GET",
  path: "/api/intercity/counters/{counter_id}/vehicles/{company_id}",
  feature: "drill_downs",
} as const;

/**
 * The reservations of one coach for its departures in the range, newest first.
 *
 * The window is about the departures, as in the coach wise report, and a reservation is listed whenever it was made. Cancelled ones are listed with their amount; the others add up to the coach wise report. Answered by a host with the feature `drill_downs`.
 */
export const listIntercityCoachReservations = {
  method: "GET",
  path: "/api/intercity/vehicles/{vehicle_id}/reservations/{company_id}",
  feature: "drill_downs",
} as const;

/**
 * Tickets and fares of each bus at one counter.
 *
 * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
 */
export const getCounterwiseTicketingCounterVehicles = {
  method: "GET",
  path: "/api/counterwise-ticketing/counters/{counter_id}/vehicles/{company_id}",
  feature: "drill_downs",
} as const;
