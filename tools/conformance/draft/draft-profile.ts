import { type HostProfile, hostOperations, type OperationId } from "partner-sdk/host-profile";
import { type Answer, statusOf } from "../ask.ts";
import type { CheckedOperation } from "../check-host.ts";
import { noCompany } from "../check-operation.ts";
import { parse } from "../examine.ts";
import { isUnderscored } from "../host.ts";
import { fieldOf, listIn } from "../rows.ts";
import { foundIn, isRecord } from "./found-in-answer.ts";

export type Draft = {
  profile: HostProfile;
  /** What a person has to decide, by operation; under the empty name what is about several. */
  notes: Map<OperationId | "", string[]>;
};

type Seen = {
  /** The host's answers to the plain requests, as they came. */
  answers: ReadonlyMap<string, Answer>;
  operations: readonly CheckedOperation[];
  /** Whether the host itself names its features. */
  namesFeatures: boolean;
};

const always: readonly OperationId[] = ["login", "getUser", "logout"];

/** Adds to a profile what the answers show; what it has already stands. */
export function draftProfile(given: HostProfile, seen: Seen): Draft {
  const operations: NonNullable<HostProfile["operations"]> = { ...given.operations };
  const notes: Draft["notes"] = new Map();
  const note = (id: OperationId | "", texts: string[]) => {
    if (texts.length > 0) notes.set(id, [...(notes.get(id) ?? []), ...texts]);
  };
  const { there, missing, unsure } = existing(seen);
  const only = onlyOf(given, seen, there, missing);
  if (!only) for (const id of missing) operations[id] ??= { absent: true };
  for (const id of there) {
    if (given.operations?.[id] || id === "logout" || id === "login") continue;
    const answer = seen.answers.get(id);
    if (!answer || statusOf(answer) !== 200) continue;
    const body = bodyOf(answer);
    const { mapping, notes: found } = foundIn(hostOperations[id], body);
    const ids = id === "getUser" && !mapping?.fields ? idsExpression(body) : undefined;
    if (ids) operations.getUser = { expression: ids };
    else if (mapping && (id !== "getUser" || Object.keys(mapping).length > 0))
      operations[id] = mapping;
    note(id, found);
  }
  for (const [status, ids] of unsure) {
    note("", [
      `Taken for absent, since the host answered with status ${status}: ${ids.join(", ")}`,
    ]);
  }
  if (missing.length > 0) {
    const how = only ? "add it to only, and say where it is" : "say where it is";
    note("", [
      `Not found at the contract's addresses: ${missing.join(", ")}. If the host has one of these elsewhere, ${how}, such as ${missing[0]}: { path: /v2/reports, query: { type: … } } under operations`,
    ]);
  }
  addDates(operations, seen.operations, note);
  const logout = seen.operations.find(({ id }) => id === "logout");
  if (logout?.findings.some(({ at }) => at === "success")) operations.logout ??= {};
  const unchecked = seen.operations.filter(({ why }) => why === noCompany).map(({ id }) => id);
  if (unchecked.length > 0) {
    const fix = only
      ? "Add to only what the host has of these"
      : "Mark as absent what the host does not have of these";
    note("", [`${fix}, which were not checked, since ${noCompany}: ${unchecked.join(", ")}`]);
  }
  const signIn = signInOf(given, seen.answers.get("login"));
  if (signIn?.tokenHeader && !signIn.sendTokenIn) {
    note("", [
      `The token came in a header. If requests carry it in one as well: sendTokenIn: ${signIn.tokenHeader} under signIn`,
    ]);
  }
  return {
    profile: {
      ...given,
      ...(signIn && { signIn }),
      ...(only && { only }),
      ...(Object.keys(operations).length > 0 && { operations }),
    },
    notes,
  };
}

const isOperation = (id: string): id is OperationId => id in hostOperations;

/** What the host answers, and what it does not though the portal would offer it. */
function existing({ operations }: Seen) {
  const there: OperationId[] = [];
  const missing: OperationId[] = [];
  const unsure = new Map<string, OperationId[]>();
  for (const { id, outcome, why, isThere, findings } of operations) {
    if (!isOperation(id)) continue;
    const isVital = always.includes(id);
    const [refusal] = findings.filter(
      ({ request, expected }) => !request && expected === "status 200",
    );
    const isPage = findings.some(({ came }) => came === "a page of HTML or XML");
    const isMissing = why?.startsWith("status") || (outcome === "checked" && (refusal || isPage));
    if (isThere || isVital) there.push(id);
    else if (isMissing) missing.push(id);
    if (isThere || isVital || !refusal || outcome !== "checked") continue;
    if (["404", "405"].includes(refusal.came)) continue;
    unsure.set(refusal.came, [...(unsure.get(refusal.came) ?? []), id]);
  }
  return { there, missing, unsure };
}

/** The shorter list, for a host that names no features. */
function onlyOf(
  given: HostProfile,
  { namesFeatures }: Seen,
  there: OperationId[],
  missing: OperationId[],
): OperationId[] | undefined {
  if (given.only) return given.only;
  if (namesFeatures) return undefined;
  const designed = there.filter((id) => "feature" in hostOperations[id]);
  return missing.length > designed.length ? [...new Set([...always, ...there])] : undefined;
}

export const bodyOf = (answer: Answer | undefined): unknown =>
  answer && "text" in answer ? parse(answer.text)?.body : undefined;

/** Both ids of each company, where a list has the other one. */
function idsExpression(body: unknown): string | undefined {
  const data = fieldOf(body, "data");
  const allowed = fieldOf(data ?? body, "allowed_companies");
  const isMisplaced = Object.entries(isRecord(allowed) ? allowed : {}).some(([name, companies]) => {
    const module = name.replace(/_companies$/, "");
    return listIn(companies).some((company) => {
      const own = fieldOf(company, isUnderscored(module) ? "_id" : "id");
      const other = fieldOf(company, isUnderscored(module) ? "id" : "_id");
      return own === undefined && other !== undefined;
    });
  });
  const from = data === undefined ? "$" : "data";
  return isMisplaced
    ? `${from} ~> |allowed_companies.*|{ "id": $exists(id) ? id : _id, "_id": $string($exists(_id) ? _id : id) }|`
    : undefined;
}

type Operations = NonNullable<HostProfile["operations"]>;

/** From rows that say their day; for all others a person has to decide. */
function addDates(
  operations: Operations,
  checked: readonly CheckedOperation[],
  note: (id: OperationId | "", texts: string[]) => void,
) {
  const dated = checked.filter(({ id, isThere }) => isThere && isOperation(id) && takesDates(id));
  const isInclusive = dated.some(({ dates }) => dates === "inclusive");
  for (const { id, dates } of dated) {
    if (!isOperation(id) || operations[id]?.dates?.to) continue;
    if (dates === "inclusive") {
      operations[id] = { ...operations[id], dates: { ...operations[id]?.dates, to: "inclusive" } };
    } else if (dates === undefined && isInclusive) {
      note(id, [
        "Its rows do not show whether a range includes to_date, as others of the host do. If it does: dates: { to: inclusive }",
      ]);
    }
  }
  const isUnknown = dated.length > 0 && dated.every(({ dates }) => dates === undefined);
  if (isUnknown && dated.every(({ id }) => !isOperation(id) || !operations[id]?.dates?.to)) {
    const ids = dated.map(({ id }) => id).join(", ");
    note("", [
      `No rows show whether a range includes to_date. If it does, list these under operations, each with dates: { to: inclusive }: ${ids}`,
    ]);
  }
}

const takesDates = (id: OperationId) =>
  "query" in hostOperations[id] && hostOperations[id].query?.includes("from_date") === true;

/** Where the token is, if one text or one header alone is called so. */
function signInOf(given: HostProfile, answer: Answer | undefined): HostProfile["signIn"] {
  if (!answer || statusOf(answer) !== 200 || !("text" in answer)) return given.signIn;
  if (given.signIn?.token || given.signIn?.tokenHeader) return given.signIn;
  const body = bodyOf(answer);
  if (typeof fieldOf(fieldOf(body, "data"), "token") === "string") return given.signIn;
  const places = tokensIn(body);
  if (places.length === 1) return { ...given.signIn, token: places[0] as string };
  const headers = [...answer.headers.keys()].filter((name) => /token/.test(name));
  return places.length === 0 && headers.length === 1
    ? { ...given.signIn, tokenHeader: headers[0] as string }
    : given.signIn;
}

function tokensIn(value: unknown, at: string[] = []): string[] {
  if (!isRecord(value) || at.length > 2) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const isToken = typeof inner === "string" && /token/i.test(name) && !/type|refresh/i.test(name);
    return isToken ? [[...at, name].join(".")] : tokensIn(inner, [...at, name]);
  });
}
