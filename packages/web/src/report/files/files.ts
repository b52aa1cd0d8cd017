/** What writes and saves files, fetched when one is wanted. */
export { makeFile } from "./make-file.ts";
export { save } from "./save.ts";
