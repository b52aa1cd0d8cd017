import { hostOperations } from "../generated/host-operations.ts";
import { hostProfileSchema } from "../generated/host-profile-schema.ts";
import { type Problem, schemaProblems, unknown } from "./check-schema.ts";
import { type HostProfile, mappingOf, type OperationId } from "./host-profile.ts";
import type { ProfileProblem } from "./host-profile-error.ts";
import { fieldNamesOf, operationIds, parametersOf } from "./operation.ts";

export const placeOf = (path: Problem["path"]) =>
  path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");

/** What is wrong in a profile. */
export function checkProfile(profile: unknown): ProfileProblem[] {
  return problemsOf(profile).map(({ path, message }) => ({ at: placeOf(path), message }));
}

/** The problems by their paths, for a file to say their lines. What is beyond the schema comes where that is kept. */
export function problemsOf(profile: unknown): Problem[] {
  const problems = [...schemaProblems(hostProfileSchema(), profile)];
  return problems.length > 0 ? problems : [...beyondSchema(profile as HostProfile)];
}

function* beyondSchema(profile: HostProfile): Generator<Problem> {
  const { signIn = {}, operations: listed = {}, defaults = {} } = profile;
  if (signIn.token && signIn.tokenHeader) {
    yield {
      path: ["signIn", "tokenHeader"],
      message: "the token is in token already; leave out one of them",
    };
  }
  const everywhere = [...new Set(operationIds.flatMap((id) => fieldNamesOf(hostOperations[id])))];
  for (const name of Object.keys(defaults.fields ?? {})) {
    if (everywhere.includes(name)) continue;
    yield { path: ["defaults", "fields", name], message: unknown("field", name, everywhere) };
  }
  for (const id of Object.keys(listed) as OperationId[]) {
    const path = ["operations", id];
    yield* operationProblems(profile, id, path);
  }
}

function* operationProblems(
  profile: HostProfile,
  id: OperationId,
  path: string[],
): Generator<Problem> {
  const operation = hostOperations[id];
  const own = profile.operations?.[id] ?? {};
  const { absent, ...others } = own;
  const taken = parametersOf(operation);
  const hasRows = ["list", "page", "days"].includes(operation.kind);

  if (absent) {
    const [name] = Object.keys(others);
    if (name) yield { path: [...path, name], message: `${id} is absent; leave out one of them` };
    return;
  }
  for (const name of Object.keys(own.parameters ?? {})) {
    if (taken.includes(name)) continue;
    yield { path: [...path, "parameters", name], message: unknown("parameter", name, taken) };
  }
  const [inPath] = own.path === undefined ? [["defaults", "path"]] : [[...path, "path"]];
  const template = mappingOf(profile, id)?.path ?? operation.path;
  for (const [, name = ""] of template.matchAll(/\{([^{}]*)\}/g)) {
    if (!taken.includes(name)) {
      yield { path: inPath ?? path, message: unknown("parameter", name, taken) };
    } else if (operation.query?.includes(`${name}?`)) {
      const message = `${name} may be left out of ${id}, so that it cannot be in the path`;
      yield { path: inPath ?? path, message };
    }
  }
  const fields = fieldNamesOf(operation);
  for (const name of Object.keys(own.fields ?? {})) {
    if (fields.includes(name)) continue;
    yield { path: [...path, "fields", name], message: unknown("field", name, fields) };
  }
  if (own.rows !== undefined && !hasRows) {
    yield {
      path: [...path, "rows"],
      message: `${id} has no rows${operation.kind === "one" ? "; data says where its object is" : ""}`,
    };
  }
  if (own.data !== undefined && operation.kind !== "one") {
    yield {
      path: [...path, "data"],
      message: `${id} has no object${hasRows ? "; rows says where its rows are" : ""}`,
    };
  }
  for (const name of ["rows", "data", "fields"] as const) {
    if (own.expression === undefined || own[name] === undefined) continue;
    yield {
      path: [...path, name],
      message: `the expression makes the whole answer; leave ${name} out`,
    };
  }
}
