import { contract, operations, resolve } from "../contract/contract.ts";
import { json, partnerHost } from "./partner-host.ts";

/** Answers every operation with the contract's first example of the status, or asks for a token first. */
export function exampleHost(answers: "200" | "401" | "200 with a token" = "200") {
  return partnerHost((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://x.test");
    const found = operations.find(
      ({ path, method }) =>
        method === request.method?.toLowerCase() &&
        new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
    );
    if (!found)
      return json(404, exampleOf(contract.components.responses.NotFound))(request, response);
    const isRefused = found.method === "get" && !request.headers.authorization;
    const signedIn = isRefused ? "401" : "200";
    const status = answers === "200 with a token" ? signedIn : answers;
    return json(Number(status), exampleOf(found.operation.responses[status]))(request, response);
  });
}

function exampleOf(reply: Parameters<typeof resolve>[0] | undefined) {
  const { content } = resolve(reply ?? {}) as {
    content?: { "application/json": { examples: Record<string, { value: unknown }> } };
  };
  return Object.values(content?.["application/json"].examples ?? {})[0]?.value;
}
