import type { Method } from "../contract.ts";

/**
 * Identifies the request of an error or a lifecycle event. `path` is the contract's template, without values, and
 * `feature` that of the operation; a call by path has none.
 */
export type RequestInfo = { id: number; method: Method; path: string; feature?: string };

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type NumberIn<Text> = Text extends `${infer Value extends number}` ? Value : never;
/** 200 to 299. It is no `number`, so that a comparison with an error status leaves the StatusError alone. */
export type SuccessStatus = NumberIn<`2${Digit}${Digit}`>;

const brand = Symbol.for("partner-sdk");

export const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The base of all errors of the SDK. Message, JSON and stack contain no token and no password. */
export abstract class FailedRequest extends Error {
  // A minifier renames classes, but leaves this.
  static override readonly name: string = "PartnerError";
  static override readonly [Symbol.hasInstance] = isInstance;
  abstract override readonly name: string;
  declare readonly method: Method;
  declare readonly path: string;
  /** Status of the answer; `undefined` if there was none. */
  declare readonly status: number | undefined;

  constructor(
    message: string,
    { method, path }: Pick<RequestInfo, "method" | "path">,
    status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    Object.assign(this, { method, path, status });
    Object.defineProperty(this, brand, { value: true });
  }

  override toString(): string {
    const { name, message, method, path, status } = this;
    return `${name}: ${message} (${method} ${path}${status ? `, ${status}` : ""})`;
  }

  toJSON(): Record<string, unknown> {
    const { name, message } = this;
    return { name, message, ...(this as object) };
  }
}

/** An error of another copy of this package counts too, such as the CommonJS one beside the ES module. */
function isInstance(this: { readonly name: string }, value: unknown): boolean {
  const error = Object(value) as { name?: unknown };
  const isOurs = brand in error && (this.name === "PartnerError" || this.name === error.name);
  return isOurs || Function.prototype[Symbol.hasInstance].call(this, value);
}
