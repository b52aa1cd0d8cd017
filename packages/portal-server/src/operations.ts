import * as sdk from "partner-sdk";

type Operation = { method: string; path: string };

const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** Of the contract; the address as the router writes it. */
export const operations = Object.entries(sdk).flatMap(([id, value]) =>
  isOperation(value)
    ? { id, method: value.method, url: value.path.replaceAll(/\{(\w+)\}/g, ":$1") }
    : [],
);
