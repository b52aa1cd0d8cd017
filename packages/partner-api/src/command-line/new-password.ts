import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { weaknessOf } from "../accounts/password-rules.ts";
import { WrongUse } from "./command.ts";

/** What standard input has as its line, or a made-up one, which is shown. */
export async function newPassword(option: string | undefined, username: string) {
  if (option === undefined) {
    const password = randomBytes(18).toString("base64url");
    return { password, shown: ` / ${password}` };
  }
  if (option !== "-") {
    throw new WrongUse("A password is not written on the command line: use --password -.");
  }
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  const weakness = await weaknessOf(password, username);
  if (weakness) throw new WrongUse(weakness);
  return { password, shown: "" };
}
