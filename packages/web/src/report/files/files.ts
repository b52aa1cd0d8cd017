/** The parts that are fetched only when someone wants a file. */
export { makeFile } from "./make-file.ts";
export { save } from "./save.ts";
