import type { DataOf, Method, Operation } from "../contract.ts";
import { examples } from "../generated/examples.ts";
import * as constants from "../generated/operations.ts";

type Constants = typeof constants;
type Examples = typeof examples;

/** The contract's name of an operation, such as `getUser`. */
type NameOf<Op extends Operation> = {
  [Name in keyof Constants]: Op extends Constants[Name] ? Name : never;
}[keyof Constants];

/** The names of an operation's examples in the contract, such as `empty`. */
export type ExampleOf<Op extends Operation> = keyof Examples[NameOf<Op>] & string;

/** An operation by what it says: the constants of another copy of the package are as good. */
export const keyOf = ({ method, path }: Operation) => `${method} ${path}`;

const named = Object.entries(constants).map(([name, operation]) => ({
  operation,
  examples: examples[name as keyof Examples] as Record<string, unknown>,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The operation that a request is for. */
export const operationAt = (method: Method | string, path: string): Operation | undefined =>
  named.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
    ?.operation;

/**
 * The contract's example of an operation's `data`, by its name or the first one: to answer with, or to change a
 * field of. Each call makes a new one.
 * @example exampleOf(getIntracityCounterwiseReport, "empty") // []
 */
export function exampleOf<Op extends Operation>(operation: Op, name?: ExampleOf<Op>): DataOf<Op> {
  const found = named.find((one) => keyOf(one.operation) === keyOf(operation))?.examples ?? {};
  return structuredClone(found[name ?? Object.keys(found)[0] ?? ""]) as DataOf<Op>;
}
