import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { contract, operations, resolve } from "./contract.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, "partner");

function errorsOf(pointer: string, value: unknown) {
  const validate = ajv.getSchema(`partner#${pointer}`);
  if (!validate) throw new Error(`no schema at ${pointer}`);
  return validate(value) ? [] : validate.errors;
}

const pointerKey = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

const replies = Object.entries(contract.components.responses).flatMap(([name, reply]) =>
  Object.entries(reply.content?.["application/json"].examples ?? {}).map(
    ([example, { value }]) => ({
      title: `${name}, ${example}`,
      pointer: `/components/responses/${name}/content/application~1json/schema`,
      value,
    }),
  ),
);
const bodies = operations.flatMap(({ path, method, operation }) =>
  Object.entries(operation.requestBody?.content["application/json"].examples ?? {}).map(
    ([example, { value }]) => ({
      title: `${operation.operationId}, ${example}`,
      pointer: `/paths/${pointerKey(path)}/${method}/requestBody/content/application~1json/schema`,
      value,
    }),
  ),
);
const parameters = Object.entries(contract.components.parameters).map(([name, { example }]) => ({
  title: name,
  pointer: `/components/parameters/${name}/schema`,
  value: example,
}));
const schemas = Object.entries(contract.components.schemas).flatMap(([name, { examples = [] }]) =>
  examples.map((value) => ({
    title: `${name}, ${JSON.stringify(value)}`,
    pointer: `/components/schemas/${name}`,
    value,
  })),
);

describe("every example fits its schema", () => {
  it.each([...replies, ...bodies, ...parameters, ...schemas])("$title", ({ pointer, value }) => {
    expect(errorsOf(pointer, value)).toEqual([]);
  });

  it("and a wrong value is found", () => {
    const pointer = "/components/responses/CounterRows/content/application~1json/schema";
    expect(errorsOf(pointer, { success: true, data: [{ counter: {} }] })).not.toEqual([]);
  });
});

describe("every answer has an example", () => {
  it.each(operations)("$operation.operationId", ({ operation }) => {
    const without = Object.entries(operation.responses)
      .filter(([, reply]) => {
        const media = resolve(reply).content?.["application/json"];
        return Object.keys(media?.examples ?? {}).length === 0;
      })
      .map(([status]) => status);
    expect(without).toEqual([]);
  });
});
