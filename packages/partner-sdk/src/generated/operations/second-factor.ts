// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Complete a sign-in with the second factor.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. A
 * sign-in that needs it has a token that is good for ten minutes, for this, for `GET /api/auth/user` and for signing
 * out. Send either `code` or `recovery_code`. The answer is that of `POST /api/auth/login`, with another token; the
 * first one is no longer good. A wrong code, and one that was used before, is a 403 with the code `wrong_code`, and
 * counts as a failed sign-in, so that too many of both are a 429. A session that does not wait for a second factor is
 * refused with the same 403.
 */
export const verifySecondFactor = {
  method: "POST",
  path: "/api/auth/second-factor/verify",
  feature: "second_factor",
} as const;

/**
 * Which second factors the user has.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The secrets
 * are not in the answer: a user who has lost them sets up another code, or renews the recovery codes.
 */
export const getSecondFactor = {
  method: "GET",
  path: "/api/auth/second-factor",
  feature: "second_factor",
} as const;

/**
 * Get a secret for an app that shows codes.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The
 * secret is one of RFC 6238 (TOTP): codes of six digits, a new one every 30 seconds, with SHA-1. It takes effect once
 * `POST /api/auth/second-factor/totp/confirm` has shown that the app has it, and waits for that for ten minutes; asking
 * again replaces it. What the user had before stays until then. A wrong password is a 403 with the code
 * `wrong_password`, and counts as a failed sign-in.
 */
export const beginTotp = {
  method: "POST",
  path: "/api/auth/second-factor/totp",
  feature: "second_factor",
} as const;

/**
 * Have the codes of an app asked for from now on.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The answer
 * has ten recovery codes, each of which stands for a code once, and which are never told again; those from before are
 * no longer good. A code that is not of the secret that waits, and one where none waits, is a 403 with the code
 * `wrong_code`.
 */
export const confirmTotp = {
  method: "POST",
  path: "/api/auth/second-factor/totp/confirm",
  feature: "second_factor",
} as const;

/**
 * Have the codes of an app asked for no longer.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. Without any, it
 * is done as well. The recovery codes go with the last factor. A wrong password is a 403 with the code
 * `wrong_password`, and counts as a failed sign-in.
 */
export const removeTotp = {
  method: "POST",
  path: "/api/auth/second-factor/totp/remove",
  feature: "second_factor",
} as const;

/**
 * Get other recovery codes.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The answer
 * has ten recovery codes, each of which stands for a code once, and which are never told again; those from before are
 * no longer good. A user without any second factor gets none: the list is empty. A wrong password is a 403 with the
 * code `wrong_password`, and counts as a failed sign-in.
 */
export const renewRecoveryCodes = {
  method: "POST",
  path: "/api/auth/second-factor/recovery-codes",
  feature: "second_factor",
} as const;
