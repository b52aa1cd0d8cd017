// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Counts and amounts of the current service day.
 *
 * The vehicles that entered in the running service day, which began at 03:00, and what became of them until now. A vehicle of an earlier day that is still inside is not part of it, and one that leaves tomorrow changes the figures of today. The portal's Total Amount is `total_entry_amount` and `total_overstay_amount` together.
 */
export const getTollplazaSummary = {
  method: "GET",
  path: "/api/tollplaza/summary/{company_id}",
} as const;

/**
 * Entries and overstays of each lane and vehicle class.
 *
 * The entries of the window by the lane of the entry and the class of the vehicle. An overstay counts for the service day of the entry, whenever the vehicle left, so that these figures can still grow after the day is over.
 */
export const getTollplazaCollectionReport = {
  method: "GET",
  path: "/api/tollplaza/reports/collection/{company_id}",
  feature: "toll_plaza",
} as const;

/**
 * Every passage of the range, newest first.
 *
 * The passages that entered in the window, with their exits, whenever those were.
 */
export const listTollplazaCollections = {
  method: "GET",
  path: "/api/tollplaza/collections/{company_id}",
  feature: "toll_plaza",
} as const;

/**
 * The current fares of each vehicle class.
 *
 * What is charged from now on. Passages keep the amounts that they were charged.
 */
export const listTollplazaFares = {
  method: "GET",
  path: "/api/tollplaza/fares/{company_id}",
  feature: "toll_plaza",
} as const;

/**
 * Vehicles that are still inside, the longest first.
 *
 * Vehicles inside, whenever they entered, the one with the earliest entry first. Returns at most 10,000 vehicles, those that have been inside longest. The summary counts only those that entered in the running service day.
 */
export const listTollplazaNonExitedVehicles = {
  method: "GET",
  path: "/api/tollplaza/non-exited-vehicles/{company_id}",
  feature: "toll_plaza",
} as const;

/**
 * Passages found by part of a registration number, newest first.
 *
 * Ignores spaces, dashes and case, takes ১২৩ for 123 and any encoding of a letter for another, and looks through all days. Returns at most 500 passages. Without a letter or a digit to look for, nothing is found.
 */
export const findTollplazaPassages = {
  method: "GET",
  path: "/api/tollplaza/vehicles/{company_id}",
  feature: "toll_plaza",
} as const;
