import { codeOf, type Operation } from "partner-api";
import type { Answer, Came } from "./ask.ts";
import { type Finding, findingIf, kindOf } from "./finding.ts";
import { mismatches } from "./mismatch.ts";
import { fieldOf } from "./rows.ts";

export type Refused = keyof typeof refusals;

export type Examined = {
  findings: Finding[];
  data?: unknown;
  /** Whether `data` is as the contract has it, so that more can be asked of it. */
  fits?: boolean;
};

/** Compares an answer with what has to come. What cannot be read any further has the one finding that says why. */
export function examine(operation: Operation, status: 200 | Refused, answer: Answer): Examined {
  if ("trouble" in answer) {
    return only({
      expected: "an answer",
      came: answer.trouble,
      mend: "See the host's log, and what stands before the host.",
    });
  }
  if (answer.status !== status) return only(wrongStatus(operation, status, answer.status));
  const ofHeaders = wrongHeaders(answer);
  if (status === 401 && answer.text === "") return { findings: ofHeaders };
  const parsed = parse(answer.text);
  if (!parsed) return only(noJson(answer.text));
  const { body } = parsed;
  const data = fieldOf(body, "data");
  const success =
    fieldOf(body, "success") ?? (operation.needsFlag ? undefined : data !== undefined);
  if (success !== (status === 200)) {
    return { findings: [...ofHeaders, wrongEnvelope(status, body)] };
  }
  const wrong = mismatches(operation.errorsIn(status, parsed.withTexts), body);
  if (wrong.length === 0 && status !== 200) wrong.push(...wrongFailure(status, body, answer));
  const fits = wrong.length === 0;
  return { findings: [...ofHeaders, ...wrong], data, fits };
}

const only = (finding: Finding): Examined => ({ findings: [finding] });

/** A fraction is compared as it was written, since the contract's pattern of amounts is one of texts. */
function parse(text: string) {
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

const refusals = {
  400: "Refuse it, and say in errors which field is wrong.",
  401: "Refuse every call that has no good token, before anything is read.",
  403: "Refuse every company that is not in the module's list of allowed_companies.",
  404: "Answer so wherever nothing is there.",
};

function wrongStatus(operation: Operation, status: 200 | Refused, came: number): Finding {
  const mend = status === 200 ? notAnswered(operation, came) : refusals[status];
  return { expected: `status ${status}`, came: String(came), mend };
}

function notAnswered({ isDesigned, feature }: Operation, came: number): string {
  if (came >= 500) return "The host's log says why.";
  if (came >= 300 && came < 400) return "Answer at this address: a token is not sent elsewhere.";
  if (came === 401) return "The token is good, and a 401 signs its user out.";
  if (came === 403) return "The company is one of allowed_companies.";
  if (came === 404 && feature) return `Answer it, or leave ${feature} out of features.`;
  if (came === 404 && !isDesigned) return "The portal cannot do without this call.";
  return "The request is as the contract has it.";
}

function noJson(text: string): Finding {
  if (text === "") {
    return { expected: "JSON", came: "no body", mend: "Only a 401 may come without a body." };
  }
  if (/^\s*</.test(text)) {
    const mend = "Answer with JSON, also where a proxy or a framework answers for the host.";
    return { expected: "JSON", came: "a page of HTML or XML", mend };
  }
  const mend = "It breaks off, or has what JSON does not know, such as NaN or a last comma.";
  return { expected: "JSON", came: "what cannot be read as JSON", mend };
}

/** A 401 without a body has no type. */
const wrongHeaders = ({ contentType, requestId, text }: Came): Finding[] => [
  ...findingIf(text !== "" && !/^application\/json\s*(;|$)/i.test(contentType), {
    at: "Content-Type",
    expected: "application/json",
    came: /^[\w.+-]+\/[\w.+-]+/.exec(contentType)?.[0] ?? "nothing",
    mend: "Name the type, so that nothing takes the answer for a page.",
  }),
  ...findingIf(!requestId, {
    at: "X-Request-Id",
    expected: "the id of the request in the host's log",
    came: "nothing",
    mend: "Send it with every answer, and repeat it in request_id of a failure.",
  }),
];

function wrongEnvelope(status: 200 | Refused, body: unknown): Finding {
  const success = fieldOf(body, "success");
  const came = success === undefined ? `${kindOf(body)} without success` : kindOf(success);
  const mend =
    status === 200
      ? `Put what is answered into { "success": true, "data": … }, and give a failure an error status.`
      : `Answer a failure with { "success": false, "code", "message", "request_id" }.`;
  return { at: "success", expected: String(status === 200), came, mend };
}

/** What a schema cannot say: that the code is that of the status, and the id that of the header. */
function wrongFailure(status: Refused, body: unknown, { requestId }: Came): Finding[] {
  const code = String(fieldOf(body, "code"));
  const expected = codeOf(status);
  return [
    ...findingIf(code !== expected, {
      at: "code",
      expected,
      came: code,
      mend: "Programs go by the code.",
    }),
    ...findingIf(requestId !== null && fieldOf(body, "request_id") !== requestId, {
      at: "request_id",
      expected: "the id in X-Request-Id",
      came: "another one",
      mend: "Send one id in both.",
    }),
  ];
}
