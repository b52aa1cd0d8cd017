export { HomeDay } from "../home/home-day.tsx";
export { PreviewDay } from "../home/preview-day.tsx";
export { startToday } from "../home/start-today.ts";
