import { numberChoice } from "./number-choice.ts";

/** From 0 to ০. */
const between = 0x9e6 - 0x30;

/** A text of the portal in the digits that were chosen. A name, or what anyone typed, stays as it is. */
export function inDigits(text: string | number): string {
  const written = String(text);
  if (numberChoice().digits === "latin") return written;
  return written.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + between));
}

/** What was typed or is shown, in the digits of requests, addresses and files. */
export function inLatin(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - between));
}
