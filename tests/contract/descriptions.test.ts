import { describe, expect, it } from "vitest";
import { contract, operations } from "./contract.ts";

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const isBare = ({ description }: Node) => !/^\S.*[.:]\s*$/s.test(String(description ?? ""));

/** What stands under a key such as `properties`, wherever it is, but in examples. */
function under(key: string, at: unknown, place = ""): [place: string, found: Node][] {
  if (!isNode(at)) return [];
  return Object.entries(at).flatMap(([name, value]) => {
    if (["example", "examples", "default"].includes(name)) return [];
    const here = `${place}/${name}`;
    const found = name === key && isNode(value) ? Object.entries(value) : [];
    return [
      ...found.map(([each, is]): [string, Node] => [`${here}/${each}`, is as Node]),
      ...under(key, value, here),
    ];
  });
}

const bare = (key: string, at: unknown) =>
  under(key, at)
    .filter(([, { $ref }]) => !$ref || key === "properties")
    .filter(([, found]) => isBare(found))
    .map(([place]) => place);

/** What each value of an enumeration means, where that is said. */
const explained = (name: keyof typeof contract.components.schemas, field?: string) => {
  const schema = contract.components.schemas[name] as Node;
  const { enum: values, "x-enumDescriptions": said } = (
    field ? (schema.properties as Node)[field] : schema
  ) as { enum: string[]; "x-enumDescriptions": Record<string, string> };
  return { values, said };
};

describe("a description", () => {
  it.each(operations)("has $operation.operationId", ({ operation }) => {
    expect(isBare(operation)).toBe(false);
  });

  it.each(["parameters", "properties", "headers", "schemas", "responses"])(
    "has each of the %s",
    (key) => {
      expect(under(key, contract).length).toBeGreaterThan(4);
      expect(bare(key, contract)).toEqual([]);
    },
  );

  it("is missed, wherever it is missing", () => {
    const answer = { type: "array", items: { properties: { a: { $ref: "#/x" }, b: {} } } };
    const said = { description: "It is said.", properties: { c: { description: "Said" } } };
    expect(bare("properties", { answer, said, examples: [{ properties: { d: {} } }] })).toEqual([
      "/answer/items/properties/a",
      "/answer/items/properties/b",
      "/said/properties/c",
    ]);
  });

  it.each([
    ["FailureCode", undefined],
    ["Vehicle", "status"],
    ["Reservation", "status"],
  ] as const)("has each value of %s %s", (name, field) => {
    const { values, said } = explained(name, field);
    expect(Object.keys(said)).toEqual(values);
    for (const words of Object.values(said)) expect(words).toMatch(/^\S.*\.$/);
  });
});

describe("the headers of every answer", () => {
  const limits = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
  it.each(Object.entries(contract.components.responses))("%s are named", (name, reply) => {
    const waits = ["TooManyRequests", "OtherFailure"].includes(name) ? ["Retry-After"] : [];
    expect(Object.keys(reply.headers ?? {}).sort()).toEqual(
      ["X-Request-Id", ...limits, ...waits].sort(),
    );
  });
});

describe("what a host may leave out", () => {
  it("is all that is said of it beyond the specification", () => {
    const { User: user, Reporting: reporting } = contract.components.schemas as Record<
      string,
      { required?: string[]; properties: Node }
    >;
    expect([user?.required, reporting?.required]).toEqual([["name"], undefined]);
    expect(Object.keys(reporting?.properties ?? {})).toEqual([
      "time_zone",
      "currency",
      "week_starts_on",
      "weekend",
    ]);
    const { schema } = contract.components.responses.User?.content?.["application/json"] ?? {};
    const { data } = (schema as { properties: Record<string, { required: string[] }> }).properties;
    expect(data?.required).toEqual(["user", "allowed_companies"]);
  });
});
