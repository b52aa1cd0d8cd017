export { HomeDay } from "../home/home-day.tsx";
export { PreviewDay } from "../home/module-day.tsx";
export { startToday } from "../home/start-today.ts";
