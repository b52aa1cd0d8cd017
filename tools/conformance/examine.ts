import type { Operation } from "partner-api";
import type { Answer, Came } from "./ask.ts";
import { advice, type Difference, type Finding, findingIf, kindOf } from "./finding.ts";
import { mismatches } from "./mismatch.ts";
import { fieldOf } from "./rows.ts";
import { breaking, isOfEverybody } from "./severity.ts";

export type Examined = {
  findings: Finding[];
  data?: unknown;
  /** Whether `data` is as the contract has it, so that more can be compared. */
  fits?: boolean;
  /** Whether it is a success in JSON, of whatever form. */
  isThere?: boolean;
};

/** Compares the answer to a good request with the contract. What cannot be read has one finding, which says why. */
export function examine(operation: Operation, answer: Answer): Examined {
  const only = (difference: Difference): Examined => ({
    findings: [{ ...breaking(operation), ...difference }],
  });
  if ("trouble" in answer) return only(noAnswer(answer.trouble));
  if (answer.status !== 200) {
    const fix = notAnswered(operation, answer.status);
    return only({ expected: "status 200", came: String(answer.status), fix });
  }
  const ofHeaders = wrongHeaders(answer).map(advice);
  const parsed = parse(answer.text);
  if (!parsed) {
    const difference = noJson(answer.text);
    const isOfOther = /^\s*(<|$)/.test(answer.text);
    return only({ ...difference, fix: difference.fix + (isOfOther ? leftOut(operation) : "") });
  }
  const { body } = parsed;
  const data = fieldOf(body, "data");
  const success =
    fieldOf(body, "success") ?? (operation.needsFlag ? undefined : data !== undefined);
  if (success !== true) {
    const wrong = only(
      answer.isThroughProfile && fieldOf(body, "code") === "wrong_answer"
        ? unfitting(body)
        : wrongEnvelope(true, body),
    );
    return { findings: [...ofHeaders, ...wrong.findings], isThere: success !== false };
  }
  const wrong = mismatches(operation, operation.errorsIn(200, parsed.withTexts), body);
  return { findings: [...ofHeaders, ...wrong], data, fits: wrong.length === 0, isThere: true };
}

/** The profile's own words, in which nothing of the answer can be read. */
const unfitting = (body: unknown): Difference => ({
  expected: "what the profile describes",
  came: "something else",
  fix: `Change the profile: ${fieldOf(body, "message")}`,
});

export const noAnswer = (trouble: string): Difference => ({
  expected: "an answer",
  came: trouble,
  fix: "See the host's log, and what stands in front of the host.",
});

/** A fraction is compared as it was written, since the contract's pattern of amounts is one of texts. */
export function parse(text: string) {
  try {
    const body: unknown = JSON.parse(text);
    const withTexts: unknown = JSON.parse(text, (_, value) =>
      typeof value === "number" && !Number.isInteger(value) ? String(value) : value,
    );
    return { body, withTexts };
  } catch {
    return undefined;
  }
}

const leftOut = ({ feature }: Operation): string =>
  feature
    ? " If the host does not have it, leave it out of data.features, or mark it as absent in a profile."
    : " A profile can mark it as absent.";

function notAnswered(operation: Operation, came: number): string {
  const { id, feature } = operation;
  const isOptional = leftOut(operation);
  if (isOfEverybody(id)) {
    return "The portal cannot do without this call. The host's log says why, or its address is wrong.";
  }
  if (came >= 500) return `The portal shows its error page. The host's log says why.${isOptional}`;
  if (came >= 300 && came < 400) {
    return "Answer at this address: the portal's server does not follow a redirect, and no token is sent elsewhere.";
  }
  if (came === 401)
    return `The token is good, and a 401 signs the user of the portal out.${isOptional}`;
  if (came === 403) return `The company is one of allowed_companies.${isOptional}`;
  if (came === 404 && !feature) return `The specification has this call.${isOptional}`;
  return `The request is as the contract has it.${isOptional}`;
}

export function noJson(text: string): Difference {
  if (text === "") {
    return { expected: "JSON", came: "no body", fix: "Only a 401 may have no body." };
  }
  if (/^\s*</.test(text)) {
    const fix = "Answer with JSON, also where a proxy or a framework answers for the host.";
    return { expected: "JSON", came: "a page of HTML or XML", fix };
  }
  const fix = "It breaks off, or has what is not JSON, such as NaN or a trailing comma.";
  return { expected: "JSON", came: "what cannot be read as JSON", fix };
}

/** A 401 without a body has no type. */
export const wrongHeaders = ({ contentType, requestId, text }: Came): Difference[] => [
  ...findingIf(text !== "" && !/^application\/json\s*(;|$)/i.test(contentType), {
    at: "Content-Type",
    expected: "application/json",
    came: /^[\w.+-]+\/[\w.+-]+/.exec(contentType)?.[0] ?? "nothing",
    fix: "Name the type, so that nothing takes the answer for a page.",
  }),
  ...findingIf(!requestId, {
    at: "X-Request-Id",
    expected: "the id of the request in the host's log",
    came: "nothing",
    fix: "Send it with every answer, and repeat it in request_id of a failure: users quote it when something goes wrong.",
  }),
];

export function wrongEnvelope(isSuccess: boolean, body: unknown): Difference {
  const success = fieldOf(body, "success");
  const came = success === undefined ? `${kindOf(body)} without success` : kindOf(success);
  const fix = isSuccess
    ? `Send { "success": true, "data": … }, and answer a failure with an error status.`
    : `Send a failure as { "success": false, "code", "message", "request_id" }.`;
  return { at: "success", expected: String(isSuccess), came, fix };
}
