import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { FakeHost } from "partner-sdk/testing";

/** A host that may do anything that HTTP allows, and more. */
export async function httpHost(answer: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return ((_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  }) satisfies RequestListener;
}

/** A fake host on a port of its own, for the programs of other processes. */
export function servedHost(host: FakeHost) {
  return httpHost(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, `${value}`]);
    const body = Buffer.concat(await request.toArray());
    const answer = await host.fetch(
      new Request(new URL(request.url ?? "", host.url), {
        method: request.method ?? "GET",
        headers: Object.fromEntries(headers),
        body: body.length > 0 ? body : null,
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
}
