/** One thing that the owner of a host has to mend. */
export type Finding = {
  /** How it was asked, where that was not the plain way. */
  asked?: string;
  /** Where in the answer. */
  at?: string;
  /** How many other places have the same. */
  more?: number;
  expected: string;
  came: string;
  mend: string;
};

export const findingIf = (isWrong: boolean, finding: Finding): Finding[] =>
  isWrong ? [finding] : [];

export const askedBy = (asked: string | undefined, findings: Finding[]): Finding[] =>
  findings.map((finding) => ({ ...(asked && { asked }), ...finding }));

/** What is wrong in an answer is told once, in however many ways the operation was asked. */
export function withoutRepeats(findings: Finding[]): Finding[] {
  const told = new Set<string>();
  return findings.filter(({ asked, ...finding }) => {
    const what = JSON.stringify(finding.at ? finding : { asked, ...finding });
    const isNew = !told.has(what);
    told.add(what);
    return isNew;
  });
}

export const findingText = ({ asked, at, more, expected, came, mend }: Finding): string =>
  [
    ...(asked ? [`${asked}: `] : []),
    ...(at ? [`${at}${more ? ` and ${more} more` : ""}: `] : []),
    `expected ${expected}; came ${came}. ${mend}`,
  ].join("");

/** Says what came without saying it: no name, amount or token can be read in it. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "an array";
  if (value === Infinity || value === -Infinity) return "a number that is too large";
  if (typeof value === "number") return `the number ${shapeOf(String(value))}`;
  if (typeof value === "string") return value ? `the text "${shapeOf(value)}"` : "an empty text";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

const longest = 24;

/** `1,520.50` is `9,999.99`, and `Nasrin` is `Aaaaaa`. */
function shapeOf(text: string): string {
  const shape = text
    .slice(0, longest)
    .replaceAll(/[\p{L}\p{M}]/gu, (letter) => (/\p{Lu}/u.test(letter) ? "A" : "a"))
    .replaceAll(/\p{N}/gu, "9")
    .replaceAll(/\p{C}/gu, " ");
  return text.length > longest ? `${shape}…` : shape;
}
