import { FailedRequest, type RequestInfo, textOf } from "./failed-request.ts";

/** No answer arrived, or only part of one: no connection, a reset, half a body. */
export class NoAnswerError extends FailedRequest {
  static override readonly name = "NoAnswerError";
  override readonly name = "NoAnswerError";
  declare readonly status: undefined;
  /** The host that was asked, with its port. */
  readonly host: string | undefined;
  /** The system's code, such as `ECONNREFUSED`; a browser tells none. */
  readonly code: string | undefined;

  constructor(request: RequestInfo, cause: unknown, host?: string, code = codeOf(cause)) {
    const from = host ? ` from ${host}` : "";
    super(`There was no answer${from}${code ? `: ${code}` : ""}.`, request, undefined, { cause });
    this.host = host;
    this.code = code;
  }
}

/** The platform's fetch wraps the error of the connection, which has the code. */
export function codeOf(error: unknown): string | undefined {
  const { code, cause } = Object(error) as { code?: unknown; cause?: { code?: unknown } };
  return textOf(code) ?? textOf(cause?.code);
}
