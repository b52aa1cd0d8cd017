import type { Mismatch } from "./check-answer.ts";
import { checkProfile } from "./check-profile.ts";
import { compiledExpression, type Expression } from "./expression.ts";
import { toContractAnswer } from "./host-answer.ts";
import { type HostProfile, mappingOf, type OperationId, treatmentOf } from "./host-profile.ts";
import { HostProfileError } from "./host-profile-error.ts";
import { toHostRequest } from "./host-request.ts";
import { findOperation } from "./operation.ts";

declare const process: { env: { NODE_ENV?: string } };

export type HostFetchOptions = {
  /** Sends the requests; the platform's `fetch` by default. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Of how many mapped answers one is compared with the contract; the first of each operation always. By default each, and in production one of a hundred. */
  checkEvery?: number | undefined;
  /** Gets what is not as the contract has it, once for each operation and field; `console.warn` by default. */
  onMismatch?: ((mismatch: Mismatch) => void) | undefined;
};

export type HostFetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that speaks the contract on one side and the host's language on the other. Throws a HostProfileError for a
 * wrong profile.
 * @example createPartnerClient({ baseUrl: "https://api.example", fetch: hostFetch({ only: ["login", "getUser", "logout"] }) });
 */
export function hostFetch(profile: HostProfile, options?: HostFetchOptions): HostFetch {
  const problems = checkProfile(profile);
  if (problems.length > 0) throw new HostProfileError(problems);
  return checkedHostFetch(profile, options);
}

/** Like `hostFetch`, of a profile that is checked already: a page is 3 kB smaller without the check. */
export function checkedHostFetch(
  profile: HostProfile,
  {
    fetch,
    checkEvery = isProduction() ? 100 : 1,
    onMismatch = ({ operation, field, expected, came }) =>
      // biome-ignore lint/suspicious/noConsole: the author of a profile reads it there.
      console.warn(`${operation}: ${field} should be ${expected}; came ${came}.`),
  }: HostFetchOptions = {},
): HostFetch {
  const answers = new Map<OperationId, number>();
  const expressions = new Map<string, Promise<Expression>>();
  const reported = new Set<string>();

  function report(mismatch: Mismatch) {
    const key = `${mismatch.operation} ${mismatch.field.replace(/\[\d+\]/g, "[]")}`;
    if (reported.has(key)) return;
    reported.add(key);
    onMismatch(mismatch);
  }

  function expressionOf(id: OperationId): Promise<Expression> | undefined {
    const text = mappingOf(profile, id)?.expression;
    if (text === undefined) return undefined;
    const known = expressions.get(id) ?? compiledExpression(id, text);
    expressions.set(id, known);
    known.catch(() => expressions.delete(id));
    return known;
  }

  return async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    request.signal.throwIfAborted();
    const found = findOperation(request.method, new URL(request.url));
    if (!found) return failure(404, "not_found", "The contract has no such call.");
    const { id } = found;
    const treatment = treatmentOf(profile, id);
    if (treatment === "absent") return failure(404, "not_offered", "The host does not offer this.");
    const send = fetch ?? globalThis.fetch;
    if (treatment === "asItIs" && profile.api === undefined) return send(request);
    const expression = await expressionOf(id);
    const sent = await toHostRequest(profile, found, request);
    if (!sent) return failure(400, "bad_request", "A part of the path is missing, or only dots.");
    const response = await send(sent.request);
    if (!response.ok || !readsAnswer(profile, id)) return response;
    const count = answers.get(id) ?? 0;
    answers.set(id, count + 1);
    return toContractAnswer(profile, response, {
      found,
      evaluate: expression && ((body) => expression(body, sent.values)),
      isChecked: count % checkEvery === 0,
      onWrong: (wrong) => report({ operation: id, ...wrong }),
    }).finally(() => request.signal.throwIfAborted());
  };
}

/** Where nothing but the header of the token differs, the answer streams through. */
const readsAnswer = ({ signIn, ...profile }: HostProfile, id: OperationId) => {
  const { sendTokenIn, ...ofAnswer } = signIn ?? {};
  return treatmentOf({ ...profile, signIn: ofAnswer }, id) === "mapped";
};

/** Bundlers write the setting in its place, and a page without one has no `process`. */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === "production";
  } catch {
    return false;
  }
}

const failure = (status: number, code: string, message: string) =>
  new Response(JSON.stringify({ success: false, code, message, request_id: "host-profile" }), {
    status,
    headers: { "Content-Type": "application/json" },
  });
