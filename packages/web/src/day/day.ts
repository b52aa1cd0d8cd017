export { HomeDay } from "./home-day.tsx";
export { PreviewDay } from "./preview-day.tsx";
export { startToday } from "./start-today.ts";
