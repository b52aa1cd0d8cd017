import { FailedRequest, type RequestInfo, type SuccessStatus } from "./failed-request.ts";

/** A successful answer was JSON, but its envelope said `success: false` or had the wrong shape. */
export class WrongEnvelopeError extends FailedRequest {
  static override readonly name = "WrongEnvelopeError";
  override readonly name = "WrongEnvelopeError";
  declare readonly status: SuccessStatus;
  /** The envelope's code, if it said `success: false`. */
  readonly code: string | undefined;

  constructor(
    request: Pick<RequestInfo, "method" | "path">,
    status: number,
    message: string,
    code?: string,
  ) {
    super(message, request, status);
    this.code = code;
  }
}
