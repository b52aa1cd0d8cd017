import { FailedRequest, type RequestInfo } from "./failed-request.ts";

/** The caller's signal aborted the request. `cause` is the signal's reason. */
export class AbortedError extends FailedRequest {
  static override readonly name = "AbortedError";
  override readonly name = "AbortedError";
  declare readonly status: undefined;

  constructor(request: RequestInfo, cause: unknown) {
    super("The request was aborted.", request, undefined, { cause });
  }
}
