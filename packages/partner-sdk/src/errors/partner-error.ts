import type { AbortedError } from "./aborted-error.ts";
import { FailedRequest } from "./failed-request.ts";
import type { NoAnswerError } from "./no-answer-error.ts";
import type { NotJsonError } from "./not-json-error.ts";
import type { StatusError } from "./status-error.ts";
import type { TimedOutError } from "./timed-out-error.ts";
import type { WrongEnvelopeError } from "./wrong-envelope-error.ts";

/** Any error of the SDK; its `name` tells which. */
export type PartnerError =
  | StatusError
  | NoAnswerError
  | AbortedError
  | TimedOutError
  | NotJsonError
  | WrongEnvelopeError;

/** The class of all errors of the SDK, for `instanceof`. */
export const PartnerError: abstract new (...args: never[]) => PartnerError =
  FailedRequest as abstract new (
    ...args: never[]
  ) => PartnerError;
