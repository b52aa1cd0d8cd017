/** What has no words in it, and so is the same script in every language: the page has it fetched before any script has run. */
export { createRoot, hydrateRoot } from "react-dom/client";
export { startPortal } from "../state/start-portal.ts";
