import type { Operation } from "partner-api";
import { daysIn, isTimeZone, outside, type Range } from "./days.ts";
import { advice, type Finding, findingIf } from "./finding.ts";
import type { Host } from "./host.ts";
import { tooMany } from "./pages.ts";
import { fieldOf, listIn, rowsOf } from "./rows.ts";
import { breaking, unsafe } from "./severity.ts";

/** What the contract says in words, and no schema can. */
export function brokenRules(
  operation: Operation,
  data: unknown,
  host: Host,
  range: Range,
): Finding[] {
  const { id, query } = operation;
  const broken = breaking(operation);
  const breaks = (one: ReturnType<typeof outside>): Finding[] =>
    one.map((difference) => ({ ...broken, ...difference }));
  if (id === "getUser") return unknownTimeZone(data);
  if (id === "getToday") return otherCompanies(operation, data, host);
  if (id === "listSessions") return breaks(otherThanOneCurrent(data));
  if (id === "listAccess") return breaks(withoutUser(data));
  return [
    ...(query.has("from_date") ? breaks(outside(daysIn(data, host.timeZone), range)) : []),
    ...(query.has("limit") ? tooMany(data) : []),
  ];
}

function unknownTimeZone(data: unknown): Finding[] {
  const name = fieldOf(fieldOf(data, "reporting"), "time_zone");
  const unknown = advice({
    at: "data.reporting.time_zone",
    expected: "the IANA name of a time zone, such as Asia/Dhaka",
    came: "a name that is unknown",
    fix: "Without a known name, the portal uses the browser's time zone.",
  });
  return findingIf(typeof name === "string" && !isTimeZone(name), unknown);
}

function otherThanOneCurrent(data: unknown) {
  const current = listIn(data).filter((session) => fieldOf(session, "is_current") === true);
  return findingIf(current.length !== 1, {
    at: "data",
    expected: "one session with is_current: true",
    came: String(current.length),
    fix: "List the session of the token, and mark no other.",
  });
}

/** An administrator may see what is listed. */
function withoutUser(data: unknown) {
  const modules = (rows: unknown[]) => rows.map((row) => fieldOf(row, "module"));
  const own = modules(listIn(data).filter((row) => fieldOf(row, "is_you") === true));
  const listed = new Set(modules(listIn(data)));
  const isRight = own.length === listed.size && own.every((module) => listed.has(module));
  return findingIf(!isRight || own.length === 0, {
    at: "data",
    expected: "one row with is_you: true in each module that is listed",
    came: `${own.length} in ${listed.size}`,
    fix: "List the modules in which the user of the token is an administrator, that user among the others.",
  });
}

function otherCompanies(operation: Operation, data: unknown, { companies }: Host): Finding[] {
  const listed = (rowsOf(data)?.rows ?? []).map(
    (row) => `${fieldOf(row, "module")} ${fieldOf(row, "company_id")}`,
  );
  const allowed = Object.entries(companies).flatMap(([module, ids]) =>
    ids.map((id) => `${module} ${id}`),
  );
  const strange = listed.filter((each) => !allowed.includes(each)).length;
  const missing = allowed.filter((each) => !listed.includes(each)).length;
  const at = "data.companies";
  const expected = "an entry for each company and module of allowed_companies";
  return [
    ...findingIf(strange > 0, {
      ...unsafe,
      at,
      expected,
      came: `${strange} for companies that the user may not see`,
      fix: "Leave out what the user may not see in that module.",
    }),
    ...findingIf(missing > 0, {
      ...breaking(operation),
      at,
      expected,
      came: `none for ${missing} of them`,
      fix: "List those without records too.",
    }),
  ];
}
