import { pluralize } from "partner-api";
import type { Report, Told } from "./check-host.ts";
import { noCompany } from "./check-operation.ts";
import { findingText } from "./finding.ts";

/** What more operations than this have in common is told once. */
const mostAlone = 3;

/** One finding a line, under the operation that it is about. */
export function reportText({ requests, operations }: Report): string {
  const asked = operations.filter(({ outcome }) => outcome === "asked");
  const wrong = asked.filter(({ findings }) => findings.length > 0);
  const byLine = grouped(
    wrong.flatMap(({ id, findings }) => findings.map((each) => [findingText(each), id] as const)),
  );
  const common = [...byLine].filter(([, ids]) => ids.length > mostAlone);
  const isCommon = (line: string) => common.some(([each]) => each === line);
  const ofMany = common.map(
    ([line, [first, ...others]]) => `${first} and ${others.length} more: ${line}`,
  );
  const ofOne = wrong.map(({ id, method, path, findings }) => ({
    title: `${id}, ${method} ${path}`,
    lines: findings.map(findingText).filter((line) => !isCommon(line)),
  }));
  const sum = wrong.flatMap(({ findings }) => findings).length;
  const outcome =
    sum === 0
      ? "nothing to mend"
      : `${pluralize(sum, "finding")} at ${pluralize(wrong.length, "address", "addresses")}`;
  return [
    ...[{ title: "In many operations", lines: ofMany }, ...ofOne].flatMap(section),
    [
      ...listed(
        "Not offered",
        operations.filter(({ outcome }) => outcome === "not offered"),
      ),
      ...listed(
        "Not asked",
        operations.filter(({ outcome }) => outcome === "not asked"),
      ),
      ...listed("Answered without rows, so that none was compared", asked.filter(isWithoutRows)),
      `Asked ${pluralize(asked.length, "address", "addresses")} in ${pluralize(requests, "request")}: ${outcome}.`,
    ].join("\n"),
  ].join("\n\n");
}

const section = ({ title, lines }: { title: string; lines: string[] }) =>
  lines.length > 0 ? [[title, ...lines.map((line) => `  ${line}`)].join("\n")] : [];

const isWithoutRows = (told: Told) => told.isWithoutRows === true;

const listed = (title: string, operations: Told[]): string[] =>
  [...grouped(operations.map((each) => [each.why ?? "", nameOf(each)] as const))].map(
    ([why, names]) => `${title}${why && ` (${why})`}: ${[...new Set(names)].join(", ")}.`,
  );

const nameOf = ({ id, module, why }: Told) => (why === noCompany ? module : id);

function grouped(pairs: (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}
