export { plusDays } from "./calendar-day.ts";
export {
  type CallOptions,
  createPartnerClient,
  type Outcome,
  type PartnerClient,
  type PartnerClientOptions,
  type WithResponse,
} from "./client.ts";
export { type Company, companiesOf, type Module, modules } from "./companies.ts";
export type {
  AllowedCompanies,
  AnswerOf,
  DataOf,
  FailureOf,
  InputOf,
  Method,
  Operation,
  PathOf,
  Schemas,
  User,
} from "./contract.ts";
export { AbortedError } from "./errors/aborted-error.ts";
export type { RequestInfo } from "./errors/failed-request.ts";
export { NoAnswerError } from "./errors/no-answer-error.ts";
export { NotJsonError } from "./errors/not-json-error.ts";
export { PartnerError } from "./errors/partner-error.ts";
export { type FieldError, StatusError, type StatusErrorWith } from "./errors/status-error.ts";
export { TimedOutError } from "./errors/timed-out-error.ts";
export { WrongEnvelopeError } from "./errors/wrong-envelope-error.ts";
export type { Lifecycle, Logger, Settled } from "./lifecycle.ts";
export { type PagedOperation, pagesOf, type RowOf, rowsOf } from "./pages.ts";
export { type DateRange, days, month, serviceDay } from "./ranges.ts";
export type { OnUnauthenticated } from "./renewal.ts";
export type { Retry } from "./retry.ts";
export {
  accessTokenEntry,
  localStorageTokenStore,
  memoryTokenStore,
  sendableToken,
  type TokenStore,
} from "./token-store.ts";
export { type Progress, type RowsOperation, rowsByWindow } from "./window-rows.ts";
export { byWindow, type DatedOperation, legalWindows, type WindowedOperation } from "./windows.ts";
