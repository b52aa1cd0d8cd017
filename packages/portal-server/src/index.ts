export { wrongWithHost } from "./check-host.ts";
export { runPortal } from "./run.ts";
export { buildPortalServer } from "./server.ts";
export { readPortalSettings } from "./settings.ts";
