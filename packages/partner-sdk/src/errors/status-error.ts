import { PartnerError, type RequestInfo } from "./partner-error.ts";

/** The answer had an error status, with or without a body: branch on `status`. */
export class StatusError<Body = unknown> extends PartnerError {
  override readonly name = "StatusError";
  declare readonly status: number;
  /** The envelope as typed by the contract; `undefined` if the body was empty or not an object. */
  readonly body: Body | undefined;
  /** The envelope's code. */
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  /** Seconds to wait before the next attempt, from the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(request: RequestInfo, status: number, body?: Body, retryAfter?: number) {
    const { code, message, request_id } = (body ?? {}) as Record<string, unknown>;
    super(text(message) ?? `The answer had the status ${status}.`, request, status);
    this.body = body;
    this.code = text(code);
    this.requestId = text(request_id);
    this.retryAfter = retryAfter;
  }

  override toJSON() {
    const { code, requestId, retryAfter } = this;
    return { ...super.toJSON(), code, requestId, retryAfter };
  }
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
