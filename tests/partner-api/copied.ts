import { execFileSync } from "node:child_process";

/** What Node copies by itself takes ten times as long to delete again. */
export function copyFolder(from: string, to: string): void {
  execFileSync("cp", ["-R", `${from}/.`, to]);
}
