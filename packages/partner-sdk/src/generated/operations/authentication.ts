// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Exchange a user name and password for an access token.
 *
 * The specification defines the path and `data.token`; the names of the two fields were designed here. An unknown user and a wrong password get the same 401.
 */
export const login = {
  method: "POST",
  path: "/api/auth/login",
} as const;

/**
 * The signed-in user and the companies allowed in each module.
 *
 * Loaded at start-up and after signing in. Only `user.name` and the lists of companies are needed. `reporting` is optional, and a client assumes nothing in its place; so is `features`, in whose place a client assumes the screens of the specification.
 */
export const getUser = {
  method: "GET",
  path: "/api/auth/user",
} as const;

/**
 * End the session of the access token.
 *
 * The token is not good for any further call. A client that gets no `success: true` takes the user for still signed in.
 */
export const logout = {
  method: "POST",
  path: "/api/auth/logout",
} as const;

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
