import { PartnerError, type RequestInfo } from "./partner-error.ts";

/** The call's timeout ran out. */
export class TimedOutError extends PartnerError {
  override readonly name = "TimedOutError";
  declare readonly status: undefined;

  constructor(request: RequestInfo, milliseconds: number) {
    super(`There was no answer within ${milliseconds} ms.`, request);
  }
}
