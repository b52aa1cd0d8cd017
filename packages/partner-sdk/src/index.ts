// Apart, so that a bundler leaves each operation to the script that calls it.
export * from "./exports.ts";
export * from "./generated/operations.ts";
