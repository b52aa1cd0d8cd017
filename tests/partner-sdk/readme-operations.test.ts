import { readFileSync } from "node:fs";
import * as sdk from "partner-sdk";
import { modules, type Operation } from "partner-sdk";
import { exampleOf } from "partner-sdk/testing";
import { describe, expect, it } from "vitest";
import { operations } from "../contract/contract.ts";

const readme = new URL("../../packages/partner-sdk/README.md", import.meta.url);
const [, section = ""] = readFileSync(readme, "utf8").split("\n## Operations\n");
const listed = [...section.matchAll(/^\| (\w+) \| `(\w+)` \| (.*) \| (.*) \|$/gm)].map(
  ([, of = "", name = "", takes = "", answers = ""]) => ({ of, name, takes, answers }),
);

/** The rows of an operation's first example, or its one answer. */
function exampleRows(name: string): unknown[] {
  const operation = (sdk as unknown as Record<string, Operation>)[name] as typeof sdk.getUser;
  const data = exampleOf(operation) as unknown;
  if (Array.isArray(data)) return data;
  return (data as { rows?: unknown[] } | null)?.rows ?? [data];
}

describe("the README's table of operations", () => {
  it("has each operation of the contract once, and each module", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(listed.map(({ name }) => name)).toEqual(names);
    const others = ["authentication", "own_account", "home", "record_of_reading", "administration"];
    expect([...new Set(listed.map(({ of }) => of))]).toEqual([...others, ...modules]);
  });

  it.each(listed)("says of $name which fields its example holds", ({ name, answers }) => {
    const fields = [...answers.matchAll(/`(\w+)`(\?)?/g)];
    const all = fields.map(([, field]) => field);
    const needed = fields.flatMap(([, field, isOptional]) => (isOptional ? [] : field));
    for (const row of exampleRows(name)) {
      const keys = Object.keys(typeof row === "object" ? (row ?? {}) : {});
      expect(keys.filter((key) => !all.includes(key))).toEqual([]);
      expect(needed.filter((field) => field && !keys.includes(field))).toEqual([]);
    }
  });

  it("says what takes dates, and what comes in pages", () => {
    expect(listed.filter(({ takes }) => takes === "dates, pages").map(({ name }) => name)).toEqual([
      "listReadings",
      "listTollplazaCollections",
      "listIntercityReservations",
      "listIntercityCoachReservations",
    ]);
    const dated = operations.filter(({ operation: { parameters = [] } }) =>
      parameters.some(({ $ref }) => $ref?.endsWith("/FromDate")),
    );
    expect(listed.filter(({ takes }) => takes.startsWith("dates")).map(({ name }) => name)).toEqual(
      dated.map(({ operation }) => operation.operationId),
    );
  });
});
