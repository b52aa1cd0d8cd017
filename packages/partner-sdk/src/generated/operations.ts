// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

export * from "./operations/administration.ts";
export * from "./operations/authentication.ts";
export * from "./operations/counterwise-ticketing.ts";
export * from "./operations/drill-downs.ts";
export * from "./operations/intercity.ts";
export * from "./operations/intracity.ts";
export * from "./operations/offline-counter.ts";
export * from "./operations/passkeys.ts";
export * from "./operations/password.ts";
export * from "./operations/readings.ts";
export * from "./operations/second-factor.ts";
export * from "./operations/sessions.ts";
export * from "./operations/supervisor.ts";
export * from "./operations/today.ts";
export * from "./operations/toll-plaza.ts";
export * from "./operations/water.ts";
export * from "./operations/waybill.ts";
