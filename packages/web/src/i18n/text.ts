import { inLatin } from "./numbers/digits.ts";

/** A text without what two people may write differently: case, digits, separators, a minus, and how Unicode encodes a letter. */
export function searchable(text: string): string {
  return inLatin(text.normalize())
    .replaceAll("\u2212", "-")
    .replace(/[\u200c\u200d]|(?<=\d),(?=\d|$)/g, "")
    .toLowerCase();
}

/** Whether a searchable line holds every word of what was typed. */
export function searchFor(typed: string): (line: string) => boolean {
  const words = typed.split(/\s+/).map(searchable).filter(Boolean);
  return (line) => words.every((word) => line.includes(word));
}

/** What was typed for the host, without blanks around it: its digits are those of requests. */
export const normalizeQuery = (typed: string): string => inLatin(typed.normalize()).trim();

export const isBlank = (text: string): boolean => text.trim() === "";
