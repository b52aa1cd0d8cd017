import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { fitUsernames, unfitUsernames } from "../usernames.ts";
import { contract } from "./contract.ts";

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(contract, "partner");
const isFit = ajv.getSchema("partner#/components/schemas/NewAccount/properties/username");

describe("a new user name", () => {
  it.each(fitUsernames)("may be %s", (username) => {
    expect(isFit?.(username)).toBe(true);
  });

  it.each(unfitUsernames)("may not have %s", (_, username) => {
    expect(isFit?.(username)).toBe(false);
  });

  it.each([" nasrin", "nasrin ", " "])("may not be '%s'", (username) => {
    expect(isFit?.(username)).toBe(false);
  });
});
