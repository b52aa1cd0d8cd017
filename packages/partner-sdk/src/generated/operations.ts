// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

export * from "./operations/administration.ts";
export * from "./operations/authentication.ts";
export * from "./operations/counterwise-ticketing.ts";
export * from "./operations/home.ts";
export * from "./operations/intercity.ts";
export * from "./operations/intracity.ts";
export * from "./operations/offline-counter.ts";
export * from "./operations/own-account.ts";
export * from "./operations/record-of-reading.ts";
export * from "./operations/supervisor.ts";
export * from "./operations/toll-plaza.ts";
export * from "./operations/water.ts";
export * from "./operations/waybill.ts";
