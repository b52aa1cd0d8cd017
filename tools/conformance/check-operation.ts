import type { Operation } from "partner-api";
import { addressOf, namesIn, type Values } from "./address.ts";
import { type Ask, statusOf } from "./ask.ts";
import { daysIn, outside, plusDays, type Range } from "./days.ts";
import { type Examined, examine, type Refused } from "./examine.ts";
import { askedBy, type Finding, findingIf } from "./finding.ts";
import { companyNotAllowed, type Host, notThere } from "./host.ts";
import { checkPages } from "./pages.ts";
import { type RefusedRequest, refused } from "./refused.ts";
import { fieldOf, idIn, rowsOf } from "./rows.ts";
import { brokenRules } from "./rules.ts";

export type Checked = {
  outcome: "asked" | "not offered" | "not asked";
  why?: string;
  findings: Finding[];
  /** No row came, so that none could be compared. */
  isWithoutRows?: boolean;
};

export type Run = {
  ask: Ask;
  token: string;
  host: Host;
  range: Range;
  /** A vehicle and a counter of each module, from the rows that came so far. */
  known: Record<string, Values>;
  /** The modules of which one operation was asked for ranges at the limit and beyond. */
  limitsAsked: Set<string>;
};

export const noCompany = "the user has no company there";
const noneAdministered = "the user is an administrator of no company";

type AskFor = (values?: Values) => Promise<Examined>;

export async function checkOperation(run: Run, operation: Operation): Promise<Checked> {
  const { ask, token, host, range } = run;
  const { feature, module, role } = operation;
  if (feature && !host.features.includes(feature) && !host.features.includes(operation.path)) {
    return { outcome: "not offered", why: `feature ${feature}`, findings: [] };
  }
  if (operation.method === "POST") {
    return { outcome: "not asked", why: "it changes something", findings: [] };
  }
  if (role && host.administered.length === 0) {
    return { outcome: "not asked", why: noneAdministered, findings: [] };
  }
  const values: Values = {
    company_id: (role ? host.administered : host.companies[module])?.[0],
    ...run.known[module],
    ...range,
    registration_number: "1",
  };
  const unknown = namesIn(operation.path).filter((name) => values[name] === undefined);
  if (unknown.length > 0) {
    const why = unknown.includes("company_id") ? noCompany : `no ${unknown} came to ask for`;
    return { outcome: "not asked", why, findings: [] };
  }
  const answer = await ask({ path: addressOf(operation, values), token });
  if (statusOf(answer) === 404 && feature === module) {
    return { outcome: "not offered", why: "status 404", findings: [] };
  }
  const { findings, data, fits } = examine(operation, 200, answer);
  remember(run, module, data);
  const asksLimits = operation.query.has("from_date") && !run.limitsAsked.has(module);
  if (asksLimits) run.limitsAsked.add(module);
  if (fits) {
    const askFor: AskFor = async (further) => {
      const path = addressOf(operation, { ...values, ...further });
      const examined = examine(operation, 200, await ask({ path, token }));
      // What is wrong with its headers alone has been told of the first answer.
      return examined.fits ? { ...examined, findings: [] } : examined;
    };
    findings.push(...(await brokenFurther(run, operation, data, asksLimits, askFor)));
  }
  if (!("trouble" in answer)) {
    const toRefuse = refusals(run, operation, values, asksLimits);
    findings.push(...(await refused(ask, operation, toRefuse)));
  }
  return { outcome: "asked", findings, isWithoutRows: rowsOf(data)?.rows.length === 0 };
}

function remember({ known }: Run, module: string, data: unknown) {
  for (const row of rowsOf(data)?.rows ?? []) {
    const vehicle = fieldOf(row, "vehicle") ?? fieldOf(row, "coach");
    const { vehicle_id, counter_id } = known[module] ?? {};
    known[module] = {
      vehicle_id: vehicle_id ?? idIn(fieldOf(vehicle, "id")),
      counter_id: counter_id ?? idIn(fieldOf(fieldOf(row, "counter"), "id")),
    };
  }
}

/** The rules of an answer that matches, each of which makes sense where the one before it is kept. */
async function brokenFurther(
  { host, range }: Run,
  operation: Operation,
  data: unknown,
  asksLimits: boolean,
  askFor: AskFor,
): Promise<Finding[]> {
  const { query } = operation;
  const broken = brokenRules(operation, data, host, range);
  if (broken.length > 0) return broken;
  const { findings: atLimit } = asksLimits
    ? await askFor({ from_date: plusDays(range.to_date, -32) })
    : { findings: [] };
  const findings = [
    ...askedBy("for 32 days", atLimit),
    ...(query.has("from_date") ? await checkOneDay(data, host, askFor) : []),
    ...(query.has("cursor") ? await checkPages(data, askFor) : []),
  ];
  const asksUntil = asksLimits && query.has("until_time") && host.features.includes("same_hours");
  return asksUntil && findings.length === 0 ? checkUntil(range, askFor) : findings;
}

/** At 03:00 a day has just begun: a host that leaves `until_time` alone answers with all of it. */
async function checkUntil({ to_date }: Range, askFor: AskFor): Promise<Finding[]> {
  const until_time = "03:00";
  const day = plusDays(to_date, -1);
  const { findings, data } = await askFor({ from_date: day, to_date: day, until_time });
  const rows = (rowsOf(data)?.rows ?? []).filter(hasFigures).length;
  findings.push(
    ...findingIf(rows > 0, {
      expected: "no row with a figure, since the day has just begun",
      came: String(rows),
      mend: "Count of the last day only what came before until_time, or leave same_hours out of features.",
    }),
  );
  return askedBy(`until_time=${until_time}`, findings);
}

const hasFigures = (row: unknown) =>
  typeof row === "object" &&
  Object.entries(row ?? {}).some(([name, value]) => name !== "id" && Number(value) > 0);

/** A day of which there are rows, asked for alone: equal dates mean that one day. */
async function checkOneDay(data: unknown, { timeZone }: Host, askFor: AskFor): Promise<Finding[]> {
  const [first] = daysIn(data, timeZone);
  if (!first) return [];
  const { day } = first;
  const { findings, data: ofDay } = await askFor({ from_date: day, to_date: day });
  const days = daysIn(ofDay, timeZone);
  if (findings.length === 0) {
    findings.push(...outside(days, { from_date: day, to_date: plusDays(day, 1) }));
  }
  if (findings.length === 0 && days.length === 0) {
    const mend = "Equal dates mean the service day that begins on that date.";
    findings.push({ expected: `the rows of ${day}`, came: "none", mend });
  }
  return askedBy("from_date and to_date on one day", findings);
}

function refusals(
  { token, host, range }: Run,
  operation: Operation,
  values: Values,
  asksLimits: boolean,
): RefusedRequest[] {
  const { module, ofCompany, role, path } = operation;
  const { to_date } = range;
  const asking = (asked: string, status: Refused, further: Values): RefusedRequest => {
    return { asked, status, path: addressOf(operation, { ...values, ...further }), token };
  };
  const all: RefusedRequest[] = [
    { asked: "without a token", status: 401, path: addressOf(operation, values) },
  ];
  if (ofCompany) {
    const company_id = companyNotAllowed(host, module);
    all.push(asking("for a company that is not allowed", 403, { company_id }));
  }
  if (role) {
    const company_id = notThere(values.company_id ?? "");
    all.push(asking("for a company of which the user is no administrator", 403, { company_id }));
  }
  for (const name of namesIn(path).filter((each) => each !== "company_id")) {
    const another = notThere(values[name] ?? "");
    all.push(asking(`for a ${name} that is not there`, 404, { [name]: another }));
  }
  if (asksLimits) {
    const backwards = { from_date: to_date, to_date: plusDays(to_date, -1) };
    all.push(
      asking("for 33 days", 400, { from_date: plusDays(to_date, -33) }),
      asking("with to_date before from_date", 400, backwards),
    );
  }
  return all;
}
