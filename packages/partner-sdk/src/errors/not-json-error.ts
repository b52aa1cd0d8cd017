import { PartnerError, type RequestInfo } from "./partner-error.ts";

/** A successful answer was not JSON. There is no `cause`, because a parser's message quotes the body. */
export class NotJsonError extends PartnerError {
  override readonly name = "NotJsonError";
  declare readonly status: number;
  readonly contentType: string | undefined;

  constructor(request: RequestInfo, status: number, contentType: string | undefined) {
    super(
      contentType ? `The answer was not JSON but ${contentType}.` : "The answer was not JSON.",
      request,
      status,
    );
    this.contentType = contentType;
  }

  override toJSON() {
    return { ...super.toJSON(), contentType: this.contentType };
  }
}
