// @vitest-environment node
import { expect, it } from "vitest";
import { undescribed } from "web/scripts/machine-descriptions.ts";

it("what describes a machine is left out, and what it does is kept", () => {
  const machine = `const typed = { description: String(1), of: "the description: \\"kept\\"" } as const;
setup({}).createMachine({
  id: "a",
  description: "What it is for.",
  meta: { section: "design 4" },
  states: {
    idle: { description: "Nothing happens,", meta: designed, on: { go: "busy" } },
    busy: { meta: designed, description: 'It "works".' },
  },
});
`;
  expect(
    undescribed("a.ts", machine),
  ).toBe(`const typed = { description: String(1), of: "the description: \\"kept\\"" } as const;
setup({}).createMachine({
  id: "a",
  states: {
    idle: { on: { go: "busy" } },
    busy: { },
  },
});
`);
});
