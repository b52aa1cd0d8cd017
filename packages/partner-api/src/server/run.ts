import { register } from "node:module";
import type { FastifyInstance } from "fastify";
import type { ServerSettings } from "../settings.ts";
import type { shutDownOn } from "./shutdown.ts";

/** A burst of connections waits its turn; one beyond the backlog is delayed by a second or more. */
const backlog = 4096;
/** Milliseconds in which requests may end after a signal; what is left of the five seconds is the database's. */
const lastRequests = 2500;

type Options = {
  settings: ServerSettings;
  stopping: ReturnType<typeof shutDownOn>;
  /** Closes what the server stands on. */
  closeRest?(): Promise<void>;
};

/** Listens until a signal comes. Returns the address. */
export async function run(
  app: FastifyInstance,
  { settings, stopping, closeRest = async () => {} }: Options,
): Promise<string> {
  app.addHook("onSend", (_, reply, payload, done) => {
    if (stopping.isStopping()) reply.header("connection", "close");
    done(null, payload);
  });
  stopping.closing(async () => {
    const cutting = setTimeout(() => app.server.closeAllConnections(), lastRequests);
    // The server still stores the readings that it has noted.
    await app.close();
    clearTimeout(cutting);
    await closeRest();
  });
  await app.listen({ host: settings.host, port: settings.port, backlog });
  register("../end-esbuild.mjs", import.meta.url);
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  const name = settings.host === "127.0.0.1" ? "localhost" : settings.host;
  return `http://${name}:${port}`;
}
