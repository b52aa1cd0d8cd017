import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { weaknessOf } from "../accounts/password-rules.ts";
import { CommandFailed, WrongUse } from "./command.ts";

export async function newPassword(source: string | undefined, username: string) {
  if (source === undefined) {
    const password = randomBytes(18).toString("base64url");
    return { password, generated: `\nPassword: ${password}` };
  }
  if (source !== "-") {
    throw new WrongUse(
      "A password on the command line can be read by others: pass it on standard input, with --password -.",
    );
  }
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  const weakness = await weaknessOf(password, username);
  if (weakness) throw new CommandFailed(weakness);
  return { password, generated: "" };
}
