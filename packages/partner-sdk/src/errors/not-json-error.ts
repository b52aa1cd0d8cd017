import { PartnerError, type RequestInfo } from "./partner-error.ts";

/** The answer was a success that is not JSON. It has no `cause`, for a parser's message quotes the body. */
export class NotJsonError extends PartnerError {
  override readonly name = "NotJsonError";
  declare readonly status: number;
  readonly contentType: string | undefined;

  constructor(request: RequestInfo, status: number, contentType: string | undefined) {
    super(`The answer was not JSON but ${contentType ?? "of no named type"}.`, request, status);
    this.contentType = contentType;
  }

  override toJSON() {
    return { ...super.toJSON(), contentType: this.contentType };
  }
}
