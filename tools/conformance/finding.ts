import type { PortalScreen } from "./screens.ts";

/** From the worst on. */
export const severities = ["breaks the portal", "breaks a screen", "advice"] as const;
export type Severity = (typeof severities)[number];

/** One thing that the owner of a host has to fix, or could. */
export type Finding = {
  severity: Severity;
  /** Which screens, if it breaks some. */
  screens?: readonly PortalScreen[];
  /** How the request differed from the plain one. */
  request?: string;
  /** Where in the answer. */
  at?: string;
  /** How many other places have the same. */
  more?: number;
  expected: string;
  came: string;
  fix: string;
};

/** What is found before anybody decides how bad it is for the portal. */
export type Difference = Omit<Finding, "severity" | "screens">;

export const rated = (severity: Severity, differences: Difference[]): Finding[] =>
  differences.map((difference) => ({ severity, ...difference }));

export const advice = (difference: Difference): Finding => ({ severity: "advice", ...difference });

export const findingIf = <D extends Difference>(isWrong: boolean, difference: D): D[] =>
  isWrong ? [difference] : [];

export const requestedBy = <D extends Difference>(request: string | undefined, found: D[]): D[] =>
  found.map((each) => ({ ...each, ...(request && { request }) }));

/** What is wrong in an answer is listed once, however many requests show it. */
export function withoutRepeats(findings: Finding[]): Finding[] {
  const known = new Set<string>();
  return findings.filter(({ request, ...finding }) => {
    const what = JSON.stringify(finding.at ? finding : { request, ...finding });
    const isNew = !known.has(what);
    known.add(what);
    return isNew;
  });
}

export const findingText = ({ request, at, more, expected, came, fix }: Difference): string =>
  [
    ...(request ? [`${request}: `] : []),
    ...(at ? [`${at}${more ? ` and ${more} more` : ""}: `] : []),
    `expected ${expected}; came ${came}. ${fix}`,
  ].join("");

/** Describes what came by its shape: no name, amount or token can be read in it. */
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
