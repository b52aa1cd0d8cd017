import { readContract } from "partner-api";

const operations: ReturnType<typeof readContract> = readContract();

export const operationsNamed = (names: readonly string[]): typeof operations =>
  operations.filter(({ id }) => names.includes(id));
