import { readFileSync } from "node:fs";
import { referencePage } from "partner-api";
import { describe, expect, it } from "vitest";
import { contract, operations, resolve } from "../../contract/contract.ts";
import { pageIn, shown } from "./shown-page.ts";

type Described = { description?: string; properties?: Record<string, Described> };

const openapi = readFileSync("openapi/partner.yaml", "utf8");
const ids = operations.map(({ operation }) => operation.operationId);

/** As a reader writes it by hand: with the example of each path and required query parameter. */
function addressOf({ path, operation }: (typeof operations)[number]) {
  const tag = contract.tags.find(({ name }) => name === operation.tags[0]);
  const given = (operation.parameters ?? []).map((each) => resolve(each));
  const exampleOf = ({ name, example }: (typeof given)[number]) =>
    (name === "company_id" && tag?.["x-demo-company"]) || example;
  const query = given
    .filter((each) => each.in === "query" && each.required)
    .map((each) => `${each.name}=${String(exampleOf(each)).replaceAll(" ", "+")}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    String(exampleOf(given.find((each) => each.name === name) ?? ({ ...given[0], name } as never))),
  );
  return `"https://partner.example${filled}${query.length > 0 ? `?${query.join("&")}` : ""}"`;
}

/** The first example of what it is sent, if anything. */
function bodyOf({ operation: { requestBody } }: (typeof operations)[number]): string | undefined {
  const [example] = Object.values(requestBody?.content["application/json"].examples ?? {});
  return example && JSON.stringify(example.value);
}

describe("the reference", () => {
  const page = pageIn(referencePage(openapi));

  it("holds every operation once, and names it among the contents", () => {
    const { document } = page;
    const found = [...document.querySelectorAll("section.operation")].map(({ id }) => id);
    expect([...found].sort()).toEqual([...ids].sort());
    const links = [...document.querySelectorAll("nav a")].map((each) => each.getAttribute("href"));
    expect(links.filter((href) => ids.some((id) => href === `#${id}`))).toEqual(
      found.map((id) => `#${id}`),
    );
    for (const href of links) expect(document.querySelector(String(href))).not.toBe(null);
  });

  it.each(operations)("says all that the contract says of $operation.operationId", (each) => {
    const { words } = page.section(each.operation.operationId);
    const { summary, description, parameters = [], responses } = each.operation;
    const said = [summary, description, `${each.method.toUpperCase()} ${each.path}`];
    for (const parameter of parameters.map((one) => resolve(one))) {
      said.push(parameter.name, parameter.description);
    }
    for (const answer of Object.values(responses)) said.push(resolve(answer).description);
    const body = resolve(responses["200"] ?? { description: "" }).content?.["application/json"];
    const data = (body?.schema as Described | undefined)?.properties?.data;
    for (const [name, field] of Object.entries(data?.properties ?? {})) {
      said.push(name, String(field.description));
    }
    expect(said.filter((text) => !words.includes(shown(text)))).toEqual([]);
  });

  it.each(operations)("has $operation.operationId's calls and answers", (each) => {
    const { method, operation } = each;
    const { operationId: id } = operation;
    const { curl, sdk, answers } = page.section(id);
    expect(curl.split("\n").map((line) => line.replace(/ \\$/, "").trim())).toEqual([
      ...(method === "post" ? ["curl -X POST", addressOf(each)] : [`curl ${addressOf(each)}`]),
      ...(operation.security ? [] : ['-H "Authorization: Bearer $TOKEN"']),
      ...(bodyOf(each) ? ['-H "Content-Type: application/json"', `-d '${bodyOf(each)}'`] : []),
    ]);
    expect(sdk).toMatch(new RegExp(`(client\\.call\\(|rowsOf\\(client, )${id}\\b`));
    const { examples = {} } =
      resolve(operation.responses["200"] ?? { description: "" }).content?.["application/json"] ??
      {};
    expect(answers).toEqual(Object.values(examples).map(({ value }) => value));
  });

  it("says every schema's fields, codes and headers somewhere", () => {
    const words = shown(page.document.body.textContent);
    const schemas = Object.values(contract.components.schemas) as Described[];
    const fields = schemas.flatMap(({ properties = {} }) => Object.entries(properties));
    const said = fields.flatMap(([name, { description = "" }]) => [name, description]);
    const { "x-enumDescriptions": codes = {} } = contract.components.schemas.FailureCode as {
      "x-enumDescriptions"?: Record<string, string>;
    };
    const headers = Object.values(contract.components.headers).map((each) => each.description);
    said.push(...Object.entries(codes).flat(), ...headers);
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((text) => !words.includes(shown(text)))).toEqual([]);
  });

  it("takes a style, a script and nothing else, all from its own origin", () => {
    const { document } = page;
    const asked = [...document.querySelectorAll("[src], link")].map(
      (each) => each.getAttribute("src") ?? each.getAttribute("href"),
    );
    expect(asked.sort()).toEqual(["/reference/reference.css", "/reference/reference.js", "data:,"]);
    expect(document.querySelectorAll("style, [style], script:not([src])").length).toBe(0);
  });

  it("is text alone, whatever the contract says", () => {
    const markup = "<img src=x onerror=y>";
    const words = /Exchange a user name and password for an access token|an-opaque-access-token/g;
    const hostile = openapi.replaceAll(words, markup).replace("## Access", `## ${markup}`);
    const { document } = pageIn(referencePage(hostile));
    expect(document.querySelectorAll("img, [onerror]").length).toBe(0);
    const login = document.getElementById("login");
    const texts = [...document.querySelectorAll("h2, h3, pre")].map((each) => each.textContent);
    expect(login?.querySelector("h3")?.textContent).toBe(markup);
    expect(texts.filter((text) => text.includes(markup)).length).toBe(8);
  });
});
