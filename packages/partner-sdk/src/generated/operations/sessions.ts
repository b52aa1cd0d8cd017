// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Where the user is signed in.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. Every session of the user that is still good is listed, the one that asks among them, the last seen first.
 */
export const listSessions = {
  method: "GET",
  path: "/api/auth/sessions",
  feature: "sessions",
} as const;

/**
 * End one of the user's sessions.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. The token of that session is not good for any further call. A session that has ended, or is somebody else's, is a 404.
 */
export const endSession = {
  method: "POST",
  path: "/api/auth/sessions/{session_id}/end",
  feature: "sessions",
} as const;

/**
 * End all of the user's sessions but this one.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. Without any other session, it is done as well.
 */
export const endOtherSessions = {
  method: "POST",
  path: "/api/auth/sessions/end-others",
  feature: "sessions",
} as const;
