import { userInfo } from "node:os";

/** Who types the command, as the system knows them; a container may know nobody. */
export function whoTypes(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
