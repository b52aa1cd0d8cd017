// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * What a browser needs to sign in with a passkey.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. No token is needed, since a
 * passkey can be what a user signs in with; as the features are known only afterwards, a host without this one
 * answers with a 404. `data` is the argument of `PublicKeyCredential.parseRequestOptionsFromJSON`. It names no
 * passkey, so that the browser offers those that it has, and it is good for five minutes and for one sign-in.
 */
export const beginPasskeySignIn = {
  method: "POST",
  path: "/api/auth/login/passkey/begin",
  feature: "passkeys",
} as const;

/**
 * Exchange the answer of a passkey for an access token.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. The passkey has
 * verified its user, by a fingerprint, a face or a PIN, so that it is both factors: the token is that of a whole
 * session, and the answer that of `POST /api/auth/login`. A session whose token is sent with it ends, be it one that
 * waits for the second factor. An unknown passkey, a wrong signature, options that are over and a disabled user get
 * the same 401.
 */
export const signInWithPasskey = {
  method: "POST",
  path: "/api/auth/login/passkey",
  feature: "passkeys",
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
 * the passkey signs in by itself, and completes a sign-in with a password. What is no answer to the options, or one that
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
