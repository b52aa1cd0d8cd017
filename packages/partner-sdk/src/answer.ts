import { NotJsonError } from "./errors/not-json-error.ts";
import type { RequestInfo } from "./errors/partner-error.ts";
import { StatusError } from "./errors/status-error.ts";
import { WrongEnvelopeError } from "./errors/wrong-envelope-error.ts";
import { redact } from "./redact.ts";
import { retryAfterOf } from "./retry-after.ts";
import type { Reply } from "./transport.ts";

type AnswerError = StatusError | NotJsonError | WrongEnvelopeError;
export type Answer = { data: unknown; error?: never } | { data?: never; error: AnswerError };

export function readAnswer(
  request: RequestInfo,
  { response, body }: Reply,
  secrets: readonly string[],
): Answer {
  const { status } = response;
  if (!response.ok) {
    const failure = isObject(body) ? redact(body, secrets) : undefined;
    return { error: new StatusError(request, status, failure, retryAfterOf(response)) };
  }
  let envelope: unknown;
  try {
    envelope = JSON.parse(String(body));
  } catch {
    const contentType = response.headers.get("Content-Type") ?? undefined;
    return { error: new NotJsonError(request, status, contentType) };
  }
  if (isObject(envelope) && envelope.success === true) return { data: envelope };
  return { error: wrongEnvelope(request, status, redact(envelope, secrets)) };
}

function wrongEnvelope(request: RequestInfo, status: number, envelope: unknown) {
  if (!isObject(envelope) || envelope.success !== false) {
    return new WrongEnvelopeError(
      request,
      status,
      "The answer is not an envelope of the contract.",
    );
  }
  const { code, message } = envelope;
  return new WrongEnvelopeError(
    request,
    status,
    typeof message === "string" ? message : "The answer reported a failure.",
    typeof code === "string" ? code : undefined,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
