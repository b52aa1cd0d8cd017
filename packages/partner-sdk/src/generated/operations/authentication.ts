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
