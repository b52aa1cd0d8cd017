import { FailedRequest, type RequestInfo, type SuccessStatus } from "./failed-request.ts";

/** A successful answer was not JSON. There is no `cause`, because a parser's message quotes the body. */
export class NotJsonError extends FailedRequest {
  static override readonly name = "NotJsonError";
  override readonly name = "NotJsonError";
  declare readonly status: SuccessStatus;
  readonly contentType: string | undefined;

  constructor(request: RequestInfo, status: number, contentType: string | undefined) {
    const instead = contentType ? ` but ${contentType}` : "";
    super(`The answer was not JSON${instead}.`, request, status);
    this.contentType = contentType;
  }
}
