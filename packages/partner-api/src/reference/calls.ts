import { type Contract, type Described, type Parameter, resolved } from "./contract-document.ts";

const host = "https://partner.example";

/** The values that the contract gives as examples, for a company of the demo data. */
function exampleInput(contract: Contract, operation: Described): [Parameter, unknown][] {
  const parameters = operation.parameters ?? [];
  return parameters
    .map((each) => resolved(contract, each))
    .filter(({ in: place, required }) => place === "path" || required)
    .map((each) => {
      const isCompany = each.name === "company_id";
      return [each, (isCompany && operation.tag["x-demo-company"]) || each.example];
    });
}

export function curlCall(contract: Contract, operation: Described): string {
  const { method, path, requestBody, security } = operation;
  const given = exampleInput(contract, operation);
  const query = new URLSearchParams();
  let filled = path;
  for (const [{ name, in: place }, value] of given) {
    if (place === "query") query.set(name, String(value));
    else filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const address = `${host}${filled}${query.size > 0 ? `?${query}` : ""}`;
  const body = requestBody && bodyExample(requestBody.content["application/json"].examples);
  const parts = [
    method === "POST" && "-X POST",
    `"${address}"`,
    !security && '-H "Authorization: Bearer $TOKEN"',
    body && '-H "Content-Type: application/json"',
    body && `-d '${JSON.stringify(body)}'`,
  ].filter((part) => part !== false && part !== undefined);
  return `curl ${parts.join(" \\\n  ")}`;
}

/** Whoever copies it has a `client`, which the call that signs in shows how to make. */
export function sdkCall(contract: Contract, operation: Described): string {
  const { operationId: id, requestBody, security } = operation;
  const body = requestBody && bodyExample(requestBody.content["application/json"].examples);
  if (security && body && dataOf(contract, operation)?.properties?.token) {
    return [
      `import { createPartnerClient, ${id}, memoryTokenStore } from "partner-sdk";`,
      "",
      "const tokenStore = memoryTokenStore();",
      `const client = createPartnerClient({ baseUrl: "${host}", tokenStore });`,
      `const { token } = await client.call(${id}, ${literal(body)});`,
      "tokenStore.set(token);",
    ].join("\n");
  }
  const given = exampleInput(contract, operation).map(([{ name }, value]) => [name, value]);
  const fields = { ...Object.fromEntries(given), ...(body as object) };
  const input = Object.keys(fields).length > 0 ? `, ${literal(fields)}` : "";
  if (isPaged(contract, operation)) {
    return [
      `import { ${id}, rowsOf } from "partner-sdk";`,
      "",
      `for await (const row of rowsOf(client, ${id}${input})) {`,
      "  console.log(row);",
      "}",
    ].join("\n");
  }
  const call = `await client.call(${id}${input});`;
  const name = dataName(contract, operation);
  return `import { ${id} } from "partner-sdk";\n\n${name ? `const ${name} = ${call}` : call}`;
}

const bodyExample = (examples: Record<string, { value: unknown }>) =>
  Object.values(examples)[0]?.value;

const isPaged = (contract: Contract, { parameters = [] }: Described) =>
  parameters.some((each) => resolved(contract, each).name === "cursor");

function dataName(contract: Contract, operation: Described): string | undefined {
  const data = dataOf(contract, operation);
  if (!data) return undefined;
  return data.items ? "rows" : "data";
}

function dataOf(contract: Contract, { responses }: Described) {
  const answer = responses["200"] && resolved(contract, responses["200"]);
  return answer?.content["application/json"].schema.properties?.data;
}

/** One field a line, as the formatters write an object that is too long for one. */
function literal(value: unknown): string {
  const fields = Object.entries(value as object).map(
    ([name, each]) => `${name}: ${JSON.stringify(each)}`,
  );
  const short = `{ ${fields.join(", ")} }`;
  return short.length <= 48 ? short : `{\n${fields.map((each) => `  ${each},\n`).join("")}}`;
}
