// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Each waybill with its fares, expenses and net amount.
 *
 * Waybills issued in the window, the newest first. A waybill stays in the service day of its issue when its trips, fares or expenses change later.
 */
export const getWaybillReport = {
  method: "GET",
  path: "/api/waybill/reports/{company_id}",
  feature: "waybill",
} as const;

/**
 * The buses of the company.
 *
 * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
 */
export const listWaybillVehicles = {
  method: "GET",
  path: "/api/waybill/vehicles/{company_id}",
  feature: "waybill",
} as const;
