export type { Exact } from "./exact.ts";
export type { FailureName } from "./failures.ts";
export {
  type Asked,
  type FakeHost,
  type FakeHostOptions,
  fakeHost,
  type How,
  type HowFailing,
} from "./fake-host.ts";
export { handlersOf } from "./handlers.ts";
export { type ExampleOf, exampleOf } from "./operations.ts";
