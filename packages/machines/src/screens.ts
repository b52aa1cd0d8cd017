export { type ExportEvent, exportMachine, type WantedFile } from "./export.ts";
export { type TakenAlong, takenAlongMachine } from "./taken-along.ts";
