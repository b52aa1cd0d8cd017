import { pluralize } from "partner-api";
import type { CheckedOperation, Report } from "./check-host.ts";
import { noCompany } from "./check-operation.ts";
import { type Finding, findingText, type Severity, severities } from "./finding.ts";
import { shownText } from "./portal.ts";
import { screensText } from "./screens.ts";

/** What more operations than this have in common is listed once. */
const mostAlone = 3;

type Found = { operation: CheckedOperation; finding: Finding };

/** The worst first: one finding a line, under the operation that it is about. */
export function reportText({ requests, operations, screens }: Report): string {
  const found = operations.flatMap((operation) =>
    operation.findings.map((finding) => ({ operation, finding })),
  );
  const checked = operations.filter(({ outcome }) => outcome === "checked");
  return [
    ...severities.flatMap((severity) =>
      section(
        severity,
        found.filter(({ finding }) => finding.severity === severity),
      ),
    ),
    shownText(screens),
    [
      ...notNamed(operations),
      ...listed(
        "Not checked",
        operations.filter(({ outcome, why }) => outcome === "not checked" && why !== noCompany),
      ),
      ...listed("Answered without rows, so that none was compared", checked.filter(isWithoutRows)),
      `Checked ${pluralize(checked.length, "address", "addresses")} in ${pluralize(requests, "request")}. ${sumText(found)}`,
    ].join("\n"),
  ].join("\n\n");
}

function section(severity: Severity, found: Found[]): string[] {
  if (found.length === 0) return [];
  const groups = grouped(found, ({ finding }) => findingText(finding));
  const isCommon = (each: Found[]) => each.length > mostAlone;
  const common = [...groups.values()].filter(isCommon).map(ofMany);
  const alone = [...groups.values()].filter((each) => !isCommon(each)).flat();
  const byOperation = grouped(alone, ({ operation }) => operation.id);
  return [
    [
      headings[severity],
      ...common,
      ...[...byOperation.values()].flatMap((each) => [
        `  ${titleOf(each)}`,
        ...each.map(({ finding }) => `    ${findingText(finding)}`),
      ]),
    ].join("\n"),
  ];
}

const headings: Record<Severity, string> = {
  "breaks the portal": "Breaks the portal",
  "breaks a screen": "Breaks a screen",
  advice: "Advice",
};

function ofMany(found: Found[]): string {
  const [{ finding, operation } = found[0] as Found] = found;
  const screens = found.flatMap((each) => each.finding.screens ?? []);
  const where = screens.length > 0 ? `: ${screensText(screens)}` : "";
  return `  ${operation.id} and ${found.length - 1} more${where}\n    ${findingText(finding)}`;
}

function titleOf(found: Found[]): string {
  const [{ operation } = found[0] as Found] = found;
  const screens = found.flatMap(({ finding }) => finding.screens ?? []);
  const unique = screens.filter(
    ({ route }, index) => screens.findIndex((one) => one.route === route) === index,
  );
  const where = unique.length > 0 ? `: ${screensText(unique)}` : "";
  return `${operation.id}, ${operation.method} ${operation.path}${where}`;
}

function sumText(found: Found[]): string {
  const count = (severity: Severity) =>
    found.filter(({ finding }) => finding.severity === severity).length;
  const [portal, screen, advice] = severities.map(count) as [number, number, number];
  if (found.length === 0) return "There is nothing to fix.";
  return [
    `${portal} ${portal === 1 ? "finding breaks" : "findings break"} the portal`,
    `${screen} ${screen === 1 ? "breaks" : "break"} a screen`,
    `${advice} ${advice === 1 ? "is" : "are"} advice.`,
  ].join(", ");
}

/** The features that the host does not name. */
function notNamed(operations: CheckedOperation[]): string[] {
  const features = operations.flatMap(
    ({ why }) => /^feature (.*)$/.exec(why ?? "")?.slice(1) ?? [],
  );
  return features.length > 0
    ? [`Features that the host does not name: ${[...new Set(features)].join(", ")}.`]
    : [];
}

const isWithoutRows = (one: CheckedOperation) => one.isWithoutRows === true;

const listed = (title: string, operations: CheckedOperation[]): string[] =>
  [...grouped(operations, ({ why = "" }) => why)].map(
    ([why, each]) =>
      `${title}${why && ` (${why})`}: ${someOf([...new Set(each.map(({ id }) => id))])}.`,
  );

const mostNamed = 12;

const someOf = (names: string[]) =>
  names.length > mostNamed
    ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`
    : names.join(", ");

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
