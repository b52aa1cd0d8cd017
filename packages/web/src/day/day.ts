export { HomeDay } from "./home-day.tsx";
export { PreviewDay } from "./preview-day.tsx";
export { sameHours } from "./rules/same-hours.ts";
export { startToday } from "./start-today.ts";
