import type { Operation } from "partner-api";
import { addressOf, namesIn, type Values } from "./address.ts";
import { type Answer, type Ask, statusOf } from "./ask.ts";
import { daysIn, outside, plusDays, type Range } from "./days.ts";
import { type Examined, examine } from "./examine.ts";
import { advice, type Finding, findingIf, requestedBy } from "./finding.ts";
import { companyNotAllowed, type Host, notThere } from "./host.ts";
import { checkPages } from "./pages.ts";
import { type RefusedRequest, refused } from "./refused.ts";
import { fieldOf, idIn, rowsOf } from "./rows.ts";
import { brokenRules } from "./rules.ts";
import { breaking } from "./severity.ts";

export type Checked = {
  outcome: "checked" | "not offered" | "not checked";
  why?: string;
  findings: Finding[];
  /** No row came, so that none could be compared. */
  isWithoutRows?: boolean;
  /** A success came, of whatever form. */
  isThere?: boolean;
  /** Whether a range holds the day of to_date, where its rows say so. */
  dates?: "inclusive" | "exclusive";
};

export type Run = {
  ask: Ask;
  /** Gets the answer to the plain request of each operation. */
  onAnswer(operation: Operation, answer: Answer): void;
  token: string;
  host: Host;
  range: Range;
  /** A vehicle and a counter of each module, from the rows that came so far. */
  known: Record<string, Values>;
  /** The modules of which one operation was requested for ranges at the limit and beyond. */
  limitsAsked: Set<string>;
  /** Those that a profile says the host does not have. */
  isAbsent(id: string): boolean;
  /** Compares the rows of one day with those of a range to the next. */
  probesDates: boolean;
  /** Leaves out what only a finding would come of. */
  isFurtherLook: boolean;
};

export const noCompany = "the user has no company there";
const noneAdministered = "the user is an administrator of no company";

type AskFor = (values?: Values) => Promise<Examined>;

export async function checkOperation(run: Run, operation: Operation): Promise<Checked> {
  const { ask, token, host, range } = run;
  const { feature, module, role } = operation;
  if (run.isAbsent(operation.id)) {
    return { outcome: "not offered", why: "absent in the profile", findings: [] };
  }
  if (feature && !host.features.includes(feature) && !host.features.includes(operation.path)) {
    return { outcome: "not offered", why: `feature ${feature}`, findings: [] };
  }
  if (operation.method === "POST") {
    return notChecked("it changes something");
  }
  if (role && host.administered.length === 0) {
    return notChecked(noneAdministered);
  }
  const values: Values = {
    company_id: (role ? host.administered : host.companies[module])?.[0],
    ...run.known[module],
    ...range,
    registration_number: "1",
  };
  const unknown = namesIn(operation.path).filter((name) => values[name] === undefined);
  if (unknown.length > 0) {
    return notChecked(unknown.includes("company_id") ? noCompany : `no ${unknown} is known`);
  }
  const answer = await ask({ path: addressOf(operation, values), token });
  run.onAnswer(operation, answer);
  const status = statusOf(answer);
  if (isWithdrawnBy(operation, status)) {
    return {
      outcome: "not offered",
      why: `status ${status}`,
      findings: host.namesFeatures ? [namedButMissing(operation, status)] : [],
    };
  }
  const { findings, data, fits, isThere } = examine(operation, answer);
  remember(run, module, data);
  const asksLimits = operation.query.has("from_date") && !run.limitsAsked.has(module);
  if (asksLimits) run.limitsAsked.add(module);
  if (fits && !run.isFurtherLook) {
    const askFor: AskFor = async (further) => {
      const path = addressOf(operation, { ...values, ...further });
      const examined = examine(operation, await ask({ path, token }));
      // What is wrong with its headers alone is a finding of the first answer.
      return examined.fits ? { ...examined, findings: [] } : examined;
    };
    findings.push(...(await brokenFurther(run, operation, data, asksLimits, askFor)));
  }
  const dates = run.probesDates ? await datesOf(run, operation, data, values) : undefined;
  if (data !== undefined && !run.isFurtherLook) {
    const toRefuse = refusals(run, operation, values, asksLimits);
    findings.push(...(await refused(ask, operation, toRefuse)));
  }
  return {
    outcome: "checked",
    findings,
    ...(dates && { dates }),
    ...(isThere && { isThere, isWithoutRows: rowsOf(data)?.rows.length === 0 }),
  };
}

const notChecked = (why: string): Checked => ({ outcome: "not checked", why, findings: [] });

/** Whether the portal stops offering an operation once it was answered so. */
function isWithdrawnBy({ feature, method, path }: Operation, status: number | undefined) {
  if (!feature) return false;
  const isOfCompany = namesIn(path).every((name) => name === "company_id");
  return status === 501 || (status === 404 && method === "GET" && isOfCompany);
}

const namedButMissing = ({ feature, path }: Operation, status: number | undefined): Finding =>
  advice({
    expected: "status 200",
    came: String(status),
    fix: `Answer it, or leave ${feature} and ${path} out of data.features: the portal offers it until somebody opens it.`,
  });

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
    ...requestedBy("for 32 days", atLimit.map(ofLongestRange)),
    ...(query.has("from_date") ? await checkOneDay(operation, data, host, askFor) : []),
    ...(query.has("cursor") ? await checkPages(operation, data, askFor) : []),
  ];
  const asksUntil = asksLimits && query.has("until_time") && host.features.includes("same_hours");
  return asksUntil && findings.length === 0 ? checkUntil(operation, range, askFor) : findings;
}

/** The portal begins with shorter ones. */
const ofLongestRange = ({ severity, screens, ...found }: Finding): Finding =>
  advice({ ...found, fix: "The portal lets people choose as many days." });

/** At 03:00 a day has just begun: a host that leaves `until_time` alone answers with all of it. */
async function checkUntil(
  operation: Operation,
  { to_date }: Range,
  askFor: AskFor,
): Promise<Finding[]> {
  const until_time = "03:00";
  const day = plusDays(to_date, -1);
  const { findings, data } = await askFor({ from_date: day, to_date: day, until_time });
  const rows = (rowsOf(data)?.rows ?? []).filter(hasFigures).length;
  findings.push(
    ...findingIf(rows > 0, {
      ...breaking(operation),
      expected: "no row with a figure, since the day has just begun",
      came: String(rows),
      fix: "Count of the last day only what came before until_time, or leave same_hours out of features.",
    }),
  );
  return requestedBy(`until_time=${until_time}`, findings);
}

const hasFigures = (row: unknown) =>
  typeof row === "object" &&
  Object.entries(row ?? {}).some(([name, value]) => name !== "id" && Number(value) > 0);

/** A day of which there are rows, requested alone: equal dates mean that one day. */
async function checkOneDay(
  operation: Operation,
  data: unknown,
  { timeZone }: Host,
  askFor: AskFor,
): Promise<Finding[]> {
  const broken = breaking(operation);
  const [first] = daysIn(data, timeZone);
  if (!first) return [];
  const { day } = first;
  const { findings, data: ofDay } = await askFor({ from_date: day, to_date: day });
  const days = daysIn(ofDay, timeZone);
  if (findings.length === 0) {
    const others = outside(days, { from_date: day, to_date: plusDays(day, 1) });
    findings.push(...others.map((each) => ({ ...broken, ...each })));
  }
  if (findings.length === 0 && days.length === 0) {
    const fix = "Equal dates mean the service day that begins on that date.";
    findings.push({ ...broken, expected: `the rows of ${day}`, came: "none", fix });
  }
  return requestedBy("from_date and to_date on one day", findings);
}

/** By a range from a day with rows to the next day with rows. */
async function datesOf(
  { ask, token, host }: Run,
  operation: Operation,
  data: unknown,
  values: Values,
): Promise<Checked["dates"]> {
  if (!operation.query.has("from_date")) return undefined;
  const days = new Set(daysIn(data, host.timeZone).map(({ day }) => day));
  const from_date = [...days].find((day) => days.has(plusDays(day, 1)));
  if (!from_date) return undefined;
  const to_date = plusDays(from_date, 1);
  const path = addressOf(operation, { ...values, from_date, to_date });
  const found = daysIn(examine(operation, await ask({ path, token })).data, host.timeZone);
  if (found.length === 0) return undefined;
  return found.some(({ day }) => day === to_date) ? "inclusive" : "exclusive";
}

function refusals(
  { token, host, range }: Run,
  operation: Operation,
  values: Values,
  asksLimits: boolean,
): RefusedRequest[] {
  const { module, ofCompany, role, path } = operation;
  const { to_date } = range;
  type Why = RefusedRequest["why"];
  const requesting = (as: string, why: Why, further: Values): RefusedRequest => {
    return { as, why, path: addressOf(operation, { ...values, ...further }), token };
  };
  const all: RefusedRequest[] = [
    { as: "without a token", why: "noToken", path: addressOf(operation, values) },
  ];
  if (ofCompany) {
    const company_id = companyNotAllowed(host, module);
    all.push(requesting("for a company that is not allowed", "notAllowed", { company_id }));
  }
  if (role) {
    const company_id = notThere(values.company_id ?? "");
    all.push(
      requesting("for a company of which the user is no administrator", "notAllowed", {
        company_id,
      }),
    );
  }
  for (const name of namesIn(path).filter((each) => each !== "company_id")) {
    const another = notThere(values[name] ?? "");
    all.push(requesting(`for a ${name} that is not there`, "nothingThere", { [name]: another }));
  }
  if (asksLimits) {
    const backwards = { from_date: to_date, to_date: plusDays(to_date, -1) };
    all.push(
      requesting("for 33 days", "invalid", { from_date: plusDays(to_date, -33) }),
      requesting("with to_date before from_date", "invalid", backwards),
    );
  }
  return all;
}
