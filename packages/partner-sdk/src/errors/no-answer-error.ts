import { PartnerError, type RequestInfo } from "./partner-error.ts";

/** No answer arrived, or only part of one: no connection, a reset, half a body. */
export class NoAnswerError extends PartnerError {
  override readonly name = "NoAnswerError";
  declare readonly status: undefined;

  constructor(request: RequestInfo, cause: unknown) {
    super("There was no answer.", request, undefined, { cause });
  }
}
