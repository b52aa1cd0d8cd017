// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Change the user's password.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `password`. The user's other sessions end
 * together with the old password; the one that asks goes on with its token. A wrong old password is a 403 with
 * the code `wrong_password`, and counts as a failed sign-in, so that too many of both are a 429. A new password
 * that the host refuses is a 400 that names `new_password`. If no answer came, one of the two passwords is good.
 */
export const changePassword = {
  method: "POST",
  path: "/api/auth/password",
  feature: "password",
} as const;
