import { FailedRequest, type RequestInfo, textOf } from "./failed-request.ts";

/** What is wrong with a field of a request. */
export type FieldError = { field: string; message: string };

/** The answer had an error status, with or without a body: branch on `status`. */
export class StatusError extends FailedRequest {
  static override readonly name = "StatusError";
  override readonly name = "StatusError";
  declare readonly status: number;
  /** The envelope; `undefined` if the body was empty or not an object. A call by path knows its type. */
  readonly body: unknown;
  /** The envelope's code. */
  readonly code: string | undefined;
  /** The wrong fields of the request, which a 400 names. */
  readonly fieldErrors: readonly FieldError[];
  readonly requestId: string | undefined;
  /** Seconds to wait before the next attempt, from the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    request: RequestInfo,
    status: number,
    body?: unknown,
    retryAfter?: number,
    requestId?: string,
  ) {
    const { code, message, request_id, errors } = Object(body) as Record<string, unknown>;
    const fieldErrors = Array.isArray(errors) ? errors.flatMap(asFieldError) : [];
    const words = textOf(message) ?? `The answer had the status ${status}.`;
    const fields = fieldErrors.map((error) => `${error.field}: ${error.message}`).join("; ");
    super(fields ? `${words} (${fields})` : words, request, status);
    this.body = body;
    this.code = textOf(code);
    this.fieldErrors = fieldErrors;
    this.requestId = textOf(request_id) ?? requestId;
    this.retryAfter = retryAfter;
  }

  override toJSON() {
    const fieldErrors = this.fieldErrors.length > 0 ? this.fieldErrors : undefined;
    return { ...super.toJSON(), fieldErrors, body: undefined };
  }
}

/** A failure whose body has the type of the contract. */
export type StatusErrorWith<Body> = StatusError & { readonly body: Body | undefined };

function asFieldError(error: unknown): FieldError[] {
  const { field, message } = Object(error) as Partial<FieldError>;
  return typeof field === "string" && typeof message === "string" ? [{ field, message }] : [];
}
