// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Change one's own password.
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
 * End one of one's own sessions.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. The token of that session is not good for any further call. A session that has ended, or is somebody else's, is a 404.
 */
export const endSession = {
  method: "POST",
  path: "/api/auth/sessions/{session_id}/end",
  feature: "sessions",
} as const;

/**
 * End all of one's own sessions but this one.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. Without any other session, it is done as well.
 */
export const endOtherSessions = {
  method: "POST",
  path: "/api/auth/sessions/end-others",
  feature: "sessions",
} as const;

/**
 * Which second factors the user has.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The secrets
 * are not among what is told: a code is set up anew, and recovery codes are renewed, where they were lost.
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

/**
 * What a browser needs to make a passkey.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. `data` is the
 * argument of `PublicKeyCredential.parseCreationOptionsFromJSON`. It asks for a passkey that the browser finds without
 * a user name, and that verifies its user; it is good for five minutes and for one passkey. A wrong password is a 403
 * with the code `wrong_password`, and counts as a failed sign-in.
 */
export const beginPasskey = {
  method: "POST",
  path: "/api/auth/passkeys/begin",
  feature: "passkeys",
} as const;

/**
 * Keep a passkey that a browser has made.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. From now on,
 * the passkey signs in by itself, and is asked for after a password. What is no answer to the options, or one that
 * comes too late, is a 400 that names `credential`. A host keeps at least ten passkeys of a user, and refuses more than
 * it keeps with a 400 that names `name`.
 */
export const addPasskey = {
  method: "POST",
  path: "/api/auth/passkeys",
  feature: "passkeys",
} as const;

/**
 * Have a passkey be good no longer.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. The
 * recovery codes go with the last factor. A passkey that is gone, or somebody else's, is a 404. A wrong password is a
 * 403 with the code `wrong_password`, and counts as a failed sign-in.
 */
export const removePasskey = {
  method: "POST",
  path: "/api/auth/passkeys/{passkey_id}/remove",
  feature: "passkeys",
} as const;
