// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Tickets and fares of each counterman.
 *
 * Counters without a connection report their sales later: a ticket counts for the service day on which it was sold, so that figures of past days still grow. `device_id` and `stoppage` narrow the report. The portal adds tickets and fares up over all rows.
 */
export const getOfflineCounterReport = {
  method: "GET",
  path: "/api/offline-counter/reports/{company_id}",
} as const;

/**
 * The device IDs that the offline counter report can be filtered by.
 *
 * The values that `device_id` of the offline counter report takes. Devices are listed whether or not they sold anything.
 */
export const listOfflineCounterDeviceIds = {
  method: "GET",
  path: "/api/offline-counter/device-ids/{company_id}",
} as const;
