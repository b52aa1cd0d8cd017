import { codeOf } from "./errors/no-answer-error.ts";

const connection =
  /CONN|TIMEDOUT|SOCKET|PIPE|NET|HOST|EAI_|NOTFOUND|CERT|UND_ERR|ERR_(STREAM|TLS|SSL)/i;
// What the engines say of a mistake in a program, which is a TypeError like a lost connection.
const mistake =
  /\b(is (not(?! (allowed|successful|"true"))|null|undefined)|called on|must be|circular|illegal|incompatible|constructor|prototype|invalid (url|assignment))\b|^can(no|')t (read|set|access|assign|de|conv)|^assignment|^failed to (con|ex)/i;

/** Tells what a platform's `fetch` throws for want of an answer from any other error in somebody's own `fetch`. */
export function isLostConnection(error: unknown): boolean {
  const { name, message } = Object(error) as { name?: unknown; message?: unknown };
  if (name === "TypeError") return !mistake.test(`${message}`);
  return /^(Abort|Timeout|Network)Error$/.test(`${name}`) || connection.test(codeOf(error) ?? "");
}
