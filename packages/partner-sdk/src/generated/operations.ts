// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/** Exchange a user name and password for an access token. */
export const login = {
  method: "POST",
  path: "/api/auth/login",
} as const;

/** The signed-in user and the companies allowed in each module. */
export const getUser = {
  method: "GET",
  path: "/api/auth/user",
} as const;

/** End the session of the access token. */
export const logout = {
  method: "POST",
  path: "/api/auth/logout",
} as const;

/** The running service day of every allowed company, beside the same day last week. */
export const getToday = {
  method: "GET",
  path: "/api/today",
} as const;

/** Tickets and fares of each counter. */
export const getIntracityCounterwiseReport = {
  method: "GET",
  path: "/api/intracity/reports/counterwise/{company_id}",
} as const;

/** Trips, tickets and fares of each bus. */
export const getIntracityVehiclewiseReport = {
  method: "GET",
  path: "/api/intracity/reports/vehiclewise/{company_id}",
} as const;

/** The buses of the company. */
export const listIntracityVehicles = {
  method: "GET",
  path: "/api/intracity/vehicles/{company_id}",
} as const;

/** Totals of the range, and the figures of each service day. */
export const getIntracitySummary = {
  method: "GET",
  path: "/api/intracity/summary/{company_id}",
} as const;

/** Tickets and fares of each counter for one bus. */
export const getIntracityVehicleCounters = {
  method: "GET",
  path: "/api/intracity/vehicles/{vehicle_id}/counters/{company_id}",
} as const;

/** Tickets and fares of each bus at one counter. */
export const getIntracityCounterVehicles = {
  method: "GET",
  path: "/api/intracity/counters/{counter_id}/vehicles/{company_id}",
} as const;

/** Trips, tickets and fares of each supervisor. */
export const getSupervisorSupervisorwiseReport = {
  method: "GET",
  path: "/api/supervisor/reports/supervisorwise/{company_id}",
} as const;

/** Trips, tickets and fares of each bus. */
export const getSupervisorVehiclewiseReport = {
  method: "GET",
  path: "/api/supervisor/reports/vehiclewise/{company_id}",
} as const;

/** The buses of the company. */
export const listSupervisorVehicles = {
  method: "GET",
  path: "/api/supervisor/vehicles/{company_id}",
} as const;

/** Tickets and fares of each counterman. */
export const getOfflineCounterReport = {
  method: "GET",
  path: "/api/offline-counter/reports/{company_id}",
} as const;

/** The device IDs that the offline counter report can be filtered by. */
export const listOfflineCounterDeviceIds = {
  method: "GET",
  path: "/api/offline-counter/device-ids/{company_id}",
} as const;

/** Counts and amounts of the current service day. */
export const getTollplazaSummary = {
  method: "GET",
  path: "/api/tollplaza/summary/{company_id}",
} as const;

/** Entries and overstays of each lane and vehicle class. */
export const getTollplazaCollectionReport = {
  method: "GET",
  path: "/api/tollplaza/reports/collection/{company_id}",
} as const;

/** Every passage of the range, newest first. */
export const listTollplazaCollections = {
  method: "GET",
  path: "/api/tollplaza/collections/{company_id}",
} as const;

/** The current fares of each vehicle class. */
export const listTollplazaFares = {
  method: "GET",
  path: "/api/tollplaza/fares/{company_id}",
} as const;

/** Vehicles that are still inside, the longest first. */
export const listTollplazaNonExitedVehicles = {
  method: "GET",
  path: "/api/tollplaza/non-exited-vehicles/{company_id}",
} as const;

/** Passages found by part of a registration number, newest first. */
export const findTollplazaPassages = {
  method: "GET",
  path: "/api/tollplaza/vehicles/{company_id}",
} as const;

/** Each waybill with its fares, expenses and net amount. */
export const getWaybillReport = {
  method: "GET",
  path: "/api/waybill/reports/{company_id}",
} as const;

/** The buses of the company. */
export const listWaybillVehicles = {
  method: "GET",
  path: "/api/waybill/vehicles/{company_id}",
} as const;

/** Trips, tickets and fares of each ship. */
export const getWaterShipwiseReport = {
  method: "GET",
  path: "/api/water/reports/shipwise/{company_id}",
} as const;

/** Tickets and fares of each counter man. */
export const getWaterCounterwiseReport = {
  method: "GET",
  path: "/api/water/reports/counterwise/{company_id}",
} as const;

/** Tickets and fares of each deck man. */
export const getWaterDeckmanwiseReport = {
  method: "GET",
  path: "/api/water/reports/deckmanwise/{company_id}",
} as const;

/** Tickets and fares of each cabin man. */
export const getWaterCabinmanwiseReport = {
  method: "GET",
  path: "/api/water/reports/cabinmanwise/{company_id}",
} as const;

/** Tickets and fares of each agent. */
export const getWaterAgentwiseReport = {
  method: "GET",
  path: "/api/water/reports/agentwise/{company_id}",
} as const;

/** The ships of the company. */
export const listWaterVehicles = {
  method: "GET",
  path: "/api/water/vehicles/{company_id}",
} as const;

/** Seats and fares of each coach departure. */
export const getIntercityCoachwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/coachwise/{company_id}",
} as const;

/** Tickets and fares of each counter. */
export const getIntercityCounterwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/counterwise/{company_id}",
} as const;

/** Tickets and fares of each agent. */
export const getIntercityAgentwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/agentwise/{company_id}",
} as const;

/** Every reservation made in the range, newest first. */
export const listIntercityReservations = {
  method: "GET",
  path: "/api/intercity/reports/reservation/{company_id}",
} as const;

/** The coaches of the company. */
export const listIntercityVehicles = {
  method: "GET",
  path: "/api/intercity/vehicles/{company_id}",
} as const;

/** Tickets and fares of each counter for one coach. */
export const getIntercityVehicleCounters = {
  method: "GET",
  path: "/api/intercity/vehicles/{vehicle_id}/counters/{company_id}",
} as const;

/** Tickets and fares of each coach at one counter. */
export const getIntercityCounterVehicles = {
  method: "GET",
  path: "/api/intercity/counters/{counter_id}/vehicles/{company_id}",
} as const;

/** The reservations of one coach for its departures in the range, newest first. */
export const listIntercityCoachReservations = {
  method: "GET",
  path: "/api/intercity/vehicles/{vehicle_id}/reservations/{company_id}",
} as const;

/** Tickets and fares of each counter. */
export const getCounterwiseTicketingCounterwiseReport = {
  method: "GET",
  path: "/api/counterwise-ticketing/reports/counterwise/{company_id}",
} as const;

/** Trips, tickets and fares of each bus. */
export const getCounterwiseTicketingVehiclewiseReport = {
  method: "GET",
  path: "/api/counterwise-ticketing/reports/vehiclewise/{company_id}",
} as const;

/** The buses of the company. */
export const listCounterwiseTicketingVehicles = {
  method: "GET",
  path: "/api/counterwise-ticketing/vehicles/{company_id}",
} as const;

/** Totals of the range, and the figures of each service day. */
export const getCounterwiseTicketingSummary = {
  method: "GET",
  path: "/api/counterwise-ticketing/summary/{company_id}",
} as const;

/** Tickets and fares of each counter for one bus. */
export const getCounterwiseTicketingVehicleCounters = {
  method: "GET",
  path: "/api/counterwise-ticketing/vehicles/{vehicle_id}/counters/{company_id}",
} as const;

/** Tickets and fares of each bus at one counter. */
export const getCounterwiseTicketingCounterVehicles = {
  method: "GET",
  path: "/api/counterwise-ticketing/counters/{counter_id}/vehicles/{company_id}",
} as const;
