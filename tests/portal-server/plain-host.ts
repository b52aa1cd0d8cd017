import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

type Came = { method: string; url: string; headers: IncomingMessage["headers"] };
export type PlainHost = Awaited<ReturnType<typeof startPlainHost>>;

/** A host as anybody could write it. It notes what comes. */
export async function startPlainHost(answer: RequestListener = refuse) {
  const came: Came[] = [];
  const connections = new Set<unknown>();
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    came.push({ method, url, headers });
    connections.add(request.socket);
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    came,
    connections,
    async stop() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(response: ServerResponse, body: object, status = 200) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const refuse: RequestListener = (_, response) =>
  sendJson(response, { success: false, code: "no_token", message: "Who are you?" }, 401);
