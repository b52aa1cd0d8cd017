/** What leaves the portal: files, paper and messages. */
export { Paper, paperOf, setUpPaper } from "../paper/paper.tsx";
export { messageOf } from "../share/message.ts";
export { makeFile } from "./make-file.ts";
export { save } from "./save.ts";
export { sheetOf } from "./sheet-of.ts";
