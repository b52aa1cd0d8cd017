import { codeOf, type Operation } from "partner-api";
import { type Answer, type Ask, type Came, type ConformanceRequest, statusOf } from "./ask.ts";
import { noAnswer, noJson, parse, wrongEnvelope, wrongHeaders } from "./examine.ts";
import { type Difference, type Finding, findingIf, rated } from "./finding.ts";
import { mismatches } from "./mismatch.ts";
import { fieldOf, rowsOf } from "./rows.ts";
import { unsafe } from "./severity.ts";

/** Why a request has to be refused, with the status that the contract has for it. */
const reasons = {
  noToken: {
    status: 401,
    fix: "Refuse every call that has no good token, before anything is read.",
  },
  notAllowed: {
    status: 403,
    fix: "Refuse every company that is not in the module's list of allowed_companies: the portal leaves that to the host.",
  },
  nothingThere: { status: 404, fix: "Answer so wherever nothing is there." },
  invalid: {
    status: 400,
    fix: "Refuse it, and say in errors which field is wrong. The portal sends no such request.",
  },
} as const;

export type RefusedRequest = ConformanceRequest & {
  /** In words, where it is not plain. */
  as?: string;
  why: keyof typeof reasons;
};

/** What the host has to refuse, one request after the other. */
export async function refused(
  ask: Ask,
  operation: Operation,
  refusals: readonly RefusedRequest[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { as, why, ...request } of refusals) {
    const found = examineRefusal(operation, why, await ask(request));
    findings.push(...found.map((each) => ({ ...each, ...(as && { request: as }) })));
  }
  return findings;
}

/** A refusal of another form is advice: the portal goes by the status, or does not send such a request. */
function examineRefusal(
  operation: Operation,
  why: keyof typeof reasons,
  answer: Answer,
): Finding[] {
  const { status, fix } = reasons[why];
  const came = statusOf(answer);
  if (came !== status) {
    const difference = { expected: `status ${status}`, came: String(came), fix };
    const differs = "trouble" in answer ? noAnswer(answer.trouble) : difference;
    if (isServed(operation, why, answer)) return [{ ...unsafe, ...differs }];
    if (operation.id !== "getUser" || why !== "noToken" || endsSession(came)) {
      return rated("advice", [differs]);
    }
    const stuck = `${fix} The portal stays on its error page when a session has ended, since it cannot tell.`;
    return rated("breaks the portal", [{ ...differs, fix: stuck }]);
  }
  return "trouble" in answer ? [] : wrongForm(operation, status, answer);
}

/** Whether the portal takes the user of a token for signed out; a redirect leads it elsewhere, often to another origin. */
function endsSession(status: number | undefined): boolean {
  if (status === undefined || status === 408 || status === 429) return false;
  return (status >= 200 && status < 300) || (status >= 400 && status < 500);
}

/** Whether the answer holds what it should not: for a strange company, rows or figures. */
function isServed(operation: Operation, why: keyof typeof reasons, answer: Answer): boolean {
  if ("trouble" in answer || answer.status !== 200) return false;
  const body = parse(answer.text)?.body;
  const data = fieldOf(body, "data");
  const success = fieldOf(body, "success") ?? (operation.needsFlag ? false : data !== undefined);
  if (success !== true) return false;
  if (operation.id === "login") return typeof fieldOf(data, "token") === "string";
  if (operation.id === "getUser") return fieldOf(fieldOf(data, "user"), "name") !== undefined;
  if (why === "noToken") return true;
  return why === "notAllowed" && (rowsOf(data)?.rows.length ?? figuresIn(data)) > 0;
}

const figuresIn = (data: unknown) =>
  typeof data === "object"
    ? Object.values(data ?? {}).filter((value) => Number(value) > 0).length
    : 0;

function wrongForm(operation: Operation, status: 400 | 401 | 403 | 404, answer: Came): Finding[] {
  const ofHeaders = wrongHeaders(answer);
  if (status === 401 && answer.text === "") return rated("advice", ofHeaders);
  const parsed = parse(answer.text);
  if (!parsed) return rated("advice", [noJson(answer.text)]);
  const { body } = parsed;
  if (fieldOf(body, "success") !== false) {
    return rated("advice", [...ofHeaders, wrongEnvelope(false, body)]);
  }
  const wrong = mismatches(operation, operation.errorsIn(status, body), body);
  const differences = wrong.map(({ severity, screens, ...difference }) => difference);
  const ofFailure = differences.length > 0 ? differences : wrongFailure(status, body, answer);
  return rated("advice", [...ofHeaders, ...ofFailure]);
}

/** What a schema cannot say: that the code is that of the status, and the id that of the header. */
function wrongFailure(
  status: 400 | 401 | 403 | 404,
  body: unknown,
  { requestId }: Came,
): Difference[] {
  const code = String(fieldOf(body, "code"));
  const expected = codeOf(status);
  return [
    ...findingIf(code !== expected, {
      at: "code",
      expected,
      came: code,
      fix: "Programs go by the code.",
    }),
    ...findingIf(requestId !== null && fieldOf(body, "request_id") !== requestId, {
      at: "request_id",
      expected: "the id in X-Request-Id",
      came: "another one",
      fix: "Send one id in both.",
    }),
  ];
}
