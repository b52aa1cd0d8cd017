import { came } from "./came.ts";
import { mismatches, type Found as Wrong } from "./check-answer.ts";
import { featuresIn } from "./features.ts";
import { dataOf, dataOfExpression, type HostData, withTotals } from "./host-data.ts";
import { converted } from "./host-fields.ts";
import { type HostProfile, mappingOf } from "./host-profile.ts";
import { type Found, fieldsIn, isRecord, valueAt } from "./operation.ts";

export type Reading = {
  found: Found;
  /** Evaluates the operation's expression, where it has one. */
  evaluate: ((body: unknown) => Promise<unknown>) | undefined;
  isChecked: boolean;
  onWrong: (wrong: Wrong) => void;
};

/** A host's answer as the contract has it. A failure, and what is no JSON, are handed on as they are. */
export async function toContractAnswer(
  profile: HostProfile,
  response: Response,
  reading: Reading,
): Promise<Response> {
  const { id, operation } = reading.found;
  const text = await response.text();
  const body = parsed(text);
  if (isRecord(body) && body.success === false) return withBody(response, text);
  const { tokenHeader } = profile.signIn ?? {};
  const needsNoBody = operation.kind === "done" || (id === "login" && tokenHeader !== undefined);
  if (body === undefined && !(needsNoBody && text.trim() === "")) return withBody(response, text);
  if (operation.kind === "done") return withBody(response, JSON.stringify({ success: true }));

  const made = await madeOf(profile, response, body, reading);
  if ("expected" in made) {
    reading.onWrong({ field: "data", ...made });
    const message = `The host's answer to ${id} should have ${made.expected}; came ${made.came}.`;
    return withBody(response, JSON.stringify({ success: false, code: "wrong_answer", message }));
  }
  const { data } = made;
  if (reading.isChecked) {
    for (const wrong of mismatches(operation.data, data, "data")) reading.onWrong(wrong);
  }
  return withBody(response, JSON.stringify({ success: true, data }));
}

/** JSON has no undefined, which stands for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer with a body of another length, which one with a status such as 204 cannot have. */
function withBody({ status, statusText, headers: sent }: Response, text: string): Response {
  const headers = new Headers(sent);
  for (const name of ["Content-Length", "Content-Encoding", "ETag"]) headers.delete(name);
  if (parsed(text) !== undefined) headers.set("Content-Type", "application/json");
  const hasNone = [204, 205, 304].includes(status);
  if (hasNone && text !== "") return new Response(text, { headers });
  return new Response(hasNone ? null : text, { status, statusText, headers });
}

async function madeOf(
  profile: HostProfile,
  response: Response,
  body: unknown,
  { found: { id, operation }, evaluate, onWrong }: Reading,
): Promise<HostData> {
  const mapping = mappingOf(profile, id) ?? {};
  const { signIn = {} } = profile;
  if (id === "login" && (signIn.token ?? signIn.tokenHeader)) {
    return signedIn(signIn, response, body, Object.keys(fieldsIn(operation.data)));
  }
  const found = evaluate
    ? await evaluated(async () => dataOfExpression(operation, await evaluate(body)))
    : dataOf(operation, mapping, body);
  if ("expected" in found) return found;
  const { amounts, dates: { format } = {} } = mapping;
  const onWrongAmount = (field: string, value: unknown) =>
    onWrong({ field, expected: "a whole number of minor units", came: came(value) });
  const data = withTotals(
    operation,
    converted(operation.data, found.data, "data", { amounts, format, onWrongAmount }),
  );
  if (id === "login" && !isToken(valueAt(data, "token"))) {
    return { expected: "the token in data.token", came: came(valueAt(data, "token")) };
  }
  return { data: id === "getUser" ? completed(profile, data as object) : data };
}

const isToken = (token: unknown) => typeof token === "string" && token !== "";

function signedIn(
  { token: place = "data.token", tokenHeader }: NonNullable<HostProfile["signIn"]>,
  response: Response,
  body: unknown,
  known: string[],
): HostData {
  const token = tokenHeader
    ? (response.headers.get(tokenHeader) ?? undefined)
    : valueAt(body, place);
  if (!isToken(token)) {
    const where = tokenHeader ? `the header ${tokenHeader}` : place;
    return { expected: `the token in ${where}`, came: came(token) };
  }
  const rest = valueAt(body, "data");
  const others = Object.entries(isRecord(rest) ? rest : {}).filter(([name]) =>
    known.includes(name),
  );
  return { data: { ...Object.fromEntries(others), token } };
}

/** JSONata's own words would repeat values of the answer. */
async function evaluated(evaluate: () => Promise<HostData>): Promise<HostData> {
  try {
    return await evaluate();
  } catch (error) {
    const { code, position } = Object(error) as { code?: string; position?: number };
    const where = position === undefined ? "" : ` at ${position}`;
    return { expected: "what its expression needs", came: `the error ${code}${where}` };
  }
}

/** What the host says of its reports and features wins over the profile. */
function completed(profile: HostProfile, data: { reporting?: unknown; features?: unknown }) {
  const { features, reporting } = data;
  const said = Array.isArray(features) ? (features as string[]) : undefined;
  const offered = featuresIn(profile, said);
  const known = Object.entries(isRecord(reporting) ? reporting : {}).filter(
    ([, value]) => value != null,
  );
  const whole = { ...profile.reporting, ...Object.fromEntries(known) };
  return {
    ...data,
    ...(Object.keys(whole).length > 0 && { reporting: whole }),
    ...(offered && { features: offered }),
  };
}
