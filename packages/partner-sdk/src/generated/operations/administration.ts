// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Who may see a company.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company:
 * everybody who may see it in a module in which the user is that, by name. Whoever may see it in several of them is
 * listed once for each.
 */
export const listAccess = {
  method: "GET",
  path: "/api/administration/access",
  feature: "administration",
} as const;

/**
 * Have a user see a company no longer.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company
 * in that module. It holds from the user's next request on, in this module alone; the account and the sessions stay.
 * What the user has invited others to there is good no longer. One's own access is a 400 that names `user_id`, so that
 * no company is left without an administrator by a slip, and a user without access is a 404.
 */
export const endAccess = {
  method: "POST",
  path: "/api/administration/access/end",
  feature: "administration",
} as const;

/**
 * End all sessions of a user.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company
 * in that module. The user signs in anew, and keeps the access. A user who may also see what the administrator does not
 * administer is a 403 with the code `other_companies`: a session is of all companies. One's own sessions are a 400 that
 * names `user_id`, and a user without access is a 404.
 */
export const endUserSessions = {
  method: "POST",
  path: "/api/administration/sessions/end",
  feature: "administration",
} as const;

/**
 * The open invitations to a company.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company:
 * the invitations to the modules in which the user is that, the newest first. One that was used, has expired or was
 * withdrawn is not listed.
 */
export const listInvitations = {
  method: "GET",
  path: "/api/administration/invitations",
  feature: "administration",
} as const;

/**
 * Invite somebody to a company.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company
 * in that module. Whoever has the token may see the company in that module, once, until `expires_at`, and no longer than
 * the one who has invited is an administrator. The token is answered here alone, and never told again. The portal makes a
 * link of it, `/invitation#` and the token, which no browser sends to a host. A host keeps at least 20 open invitations
 * to a company and module, and refuses more than it keeps with a 400 that names `name`.
 */
export const invite = {
  method: "POST",
  path: "/api/administration/invitations",
  feature: "administration",
} as const;

/**
 * Have an invitation be good no longer.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company
 * in that module. An invitation that is gone, or one to another company or module, is a 404.
 */
export const withdrawInvitation = {
  method: "POST",
  path: "/api/administration/invitations/{invitation_id}/withdraw",
  feature: "administration",
} as const;

/**
 * What an invitation is for.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`. No token of a session is needed.
 * An invitation that was used, has expired, was withdrawn or never was is the same 404, after the same time. Too many of
 * them are a 429, as failed sign-ins are.
 */
export const readInvitation = {
  method: "POST",
  path: "/api/invitations/read",
  feature: "administration",
} as const;

/**
 * Accept an invitation with a new account.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`. No token of a session is needed,
 * and none is answered: the new user signs in with the name and the password. A user name that is taken is a 400 that names
 * `username`, a password that the host refuses one that names `password`, and the invitation stays good after both. The
 * rules of a password are those of `POST /api/auth/password`. An invitation that is not good is a 404, whoever's the user
 * name is, and counts as a failed sign-in. If no answer came, either the account is there, or the invitation is still
 * good.
 */
export const acceptInvitation = {
  method: "POST",
  path: "/api/invitations/accept",
  feature: "administration",
} as const;

/**
 * Accept an invitation with one's own account.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `administration`. The company is added to those
 * that the signed-in user may see, from the next `GET /api/auth/user` on. Whoever may see it already, as more than a
 * reader, stays that. An invitation that is not good is a 404. If no answer came, either the company is there, or the
 * invitation is still good.
 */
export const joinByInvitation = {
  method: "POST",
  path: "/api/invitations/join",
  feature: "administration",
} as const;
