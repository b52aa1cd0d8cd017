import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { claimsOf, idsIn, readPage } from "./claims.ts";

const specification = readPage("specification-coverage.md");
const reliability = readPage("reliability.md");
const claims = [specification, reliability, readPage("security.md")].flatMap(claimsOf);

const tests = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith("node_modules"))
  .map((name) => readFileSync(`tests/${name}`, "utf8"));
const cited = new Set(tests.flatMap(idsIn));

describe("a claim of the documents", () => {
  it("has an id of its own", () => {
    expect(claims.filter((id, at) => claims.indexOf(id) !== at)).toEqual([]);
    const items = `${specification}${reliability}`.match(/^- .*/gm) ?? [];
    expect(items.filter((item) => claimsOf(item).length === 0)).toEqual([]);
  });

  it("has a test that names it", () => {
    expect(claims.filter((id) => !cited.has(id))).toEqual([]);
  });

  it("is there for every id that a test names", () => {
    expect([...cited].filter((id) => !claims.includes(id))).toEqual([]);
  });

  it("is there for every route of a module", () => {
    const routes = catalogue.flatMap(({ path, home, screens }) => [
      path,
      home,
      ...screens.map(({ route }) => route),
    ]);
    const written = routes.map((route) => `\`${route.replace(/:(\w+)/, "{$1}")}\``);
    expect(written.filter((route) => !specification.includes(route))).toEqual([]);
  });

  it("is read from list items and from rows that say how they stand", () => {
    const page = `
- **S1.2** Home
- Login
| V1.2.1, V1.2.2 | output | tested | escaped |
| V1.2.3 | input | partly | |
| V1.2.4 | cookies | n/a | none |
`;
    expect(claimsOf(page)).toEqual(["S1.2", "V1.2.1", "V1.2.3"]);
    const ids = "R1, V1.2.1";
    expect(idsIn(`it("is text [${ids}]", () => [1]);\nit("is [R2] text", text);`)).toEqual([
      "R1",
      "V1.2.1",
    ]);
  });
});
