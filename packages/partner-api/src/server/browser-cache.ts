import type { FastifyInstance } from "fastify";
import { tokenIn } from "../accounts/sessions.ts";
import type { Settings } from "../settings.ts";

/** What a browser was allowed to keep goes with the session, whether that was ended or found to have ended. */
export function clearBrowserCaches(app: FastifyInstance, { browserCache }: Settings) {
  if (!browserCache) return;
  app.addHook("onSend", async (request, reply) => {
    const isSignedOut = request.routeOptions.url === "/api/auth/logout" && reply.statusCode === 200;
    const hasEnded = reply.statusCode === 401 && tokenIn(request.headers.authorization);
    if (isSignedOut || hasEnded) reply.header("clear-site-data", '"cache"');
  });
}
