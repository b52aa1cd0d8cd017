import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type Origin = { url: string; stop(): Promise<void> };

/** Another way to a server, on a port of its own, that can be cut. */
export async function startWayTo(url: string, port = 0): Promise<Origin> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => open.delete(socket));
      socket.pipe(other);
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** A plain host that has nothing but the portal's page, with the policy that the page brings. */
export async function startPageHost(port: number, page: string, policy: string): Promise<Origin> {
  const server = createHttpServer((request, response) => {
    if (/\.\w+$/.test(request.url ?? "")) response.writeHead(404).end();
    else
      response
        .writeHead(200, { "content-type": "text/html", "content-security-policy": policy })
        .end(page);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The page and the policy of a build. */
export function builtPage(folder: URL): { page: string; directives: Record<string, string[]> } {
  return {
    page: readFileSync(new URL("index.html", folder), "utf8"),
    directives: JSON.parse(readFileSync(new URL("security-policy.json", folder), "utf8"))
      .directives,
  };
}
