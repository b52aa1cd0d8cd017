import type { PortalContext } from "./portal-context.ts";
import type { FailedRequest } from "./portal-events.ts";

/** What a host turned out not to answer to a user, by `keyOfOperation`. */
export type NotOffered = { user: string; operations: readonly string[] };

export const keyOfOperation = ({ method, path }: Record<"method" | "path", string>): string =>
  `${method} ${path}`;

/** Whether a failure says that the host does not have the operation, and not that it has no such vehicle or session. */
export function isNotOffered({ status, feature, isStaleSession, ...asked }: FailedRequest) {
  if (!feature || isStaleSession) return false;
  const isRead = asked.method === "GET" || feature === "readings";
  return status === 501 || (status === 404 && isRead && !/{(?!company_id)/.test(asked.path));
}

type Failed = { context: PortalContext; event: FailedRequest };

const withOperation = ({ context: { user, notOffered }, event }: Failed): NotOffered => ({
  user: String(user),
  operations: [...new Set([...notOffered, keyOfOperation(event)])],
});

/** What the portal does where a host turns out not to have an operation. */
export const onNotOffered = {
  guard: { type: "isNotOffered", params: ({ event }: Failed) => event },
  actions: [
    "countSettled",
    { type: "noteNotOffered", params: withOperation },
    { type: "persistNotOffered", params: withOperation },
  ],
  description: "501 or 404: the host does not have the operation, which is not shown from then on.",
  meta: { section: "product decision: What a host does not have" },
} as const;
