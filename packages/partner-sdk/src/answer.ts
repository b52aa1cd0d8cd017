import { type RequestInfo, textOf } from "./errors/failed-request.ts";
import { NotJsonError } from "./errors/not-json-error.ts";
import { StatusError } from "./errors/status-error.ts";
import { WrongEnvelopeError } from "./errors/wrong-envelope-error.ts";
import { redact } from "./redact.ts";
import { retryAfterOf } from "./retry-after.ts";
import type { Reply } from "./transport.ts";

type AnswerError = StatusError | NotJsonError | WrongEnvelopeError;
export type Answer = { response: Response; requestId: string | undefined } & (
  | { data: unknown; error?: never }
  | { data?: never; error: AnswerError }
);

export function readAnswer(
  request: RequestInfo,
  { response, text }: Reply,
  secrets: readonly string[],
): Answer {
  const { status } = response;
  const header = (name: string) => response.headers.get(name) ?? undefined;
  const requestId = header("X-Request-Id");
  const body = parsed(text);
  const envelope = Object(body) as Record<string, unknown>;
  if (!response.ok) {
    const failure = envelope === body && !Array.isArray(body) ? redact(body, secrets) : undefined;
    const error = new StatusError(request, status, failure, retryAfterOf(response), requestId);
    return { error, response, requestId: error.requestId };
  }
  const { success, data } = envelope;
  if (success === true || (success !== false && data != null && needsNoFlag(request))) {
    return { data: body, response, requestId };
  }
  const error =
    body === undefined
      ? new NotJsonError(request, status, header("Content-Type"))
      : wrongEnvelope(request, status, redact(envelope, secrets));
  return { error, response, requestId };
}

/** The specification names a success flag of neither login nor user. */
const needsNoFlag = ({ path }: RequestInfo) => /^\/api\/auth\/(login|user)$/.test(path);

/** JSON has no undefined, which stands for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrongEnvelope(
  request: RequestInfo,
  status: number,
  { success, code, message }: Record<string, unknown>,
) {
  const isFailure = success === false;
  return new WrongEnvelopeError(
    request,
    status,
    isFailure
      ? (textOf(message) ?? "The answer reported a failure.")
      : "The answer is not an envelope of the contract.",
    isFailure ? textOf(code) : undefined,
  );
}
