import { FailedRequest, type RequestInfo } from "./failed-request.ts";

/** The call's timeout ran out. */
export class TimedOutError extends FailedRequest {
  static override readonly name = "TimedOutError";
  override readonly name = "TimedOutError";
  declare readonly status: undefined;

  constructor(request: RequestInfo, milliseconds: number) {
    super(`There was no answer within ${milliseconds} ms.`, request);
  }
}
