// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/**
 * Who read what of a company, the newest first.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `readings`, to an administrator of the company:
 * the readings of the modules in which the user is that. A reading is listed by the service day on which it
 * happened.
 *
 * The host notes by itself who read a report or list of a company (`read`), and who narrowed it down or looked
 * for something in it (`searched`), but not what for; what happens in a browser it learns from
 * `POST /api/readings`. The same reading again within a second or so is one. Neither the running day of all
 * companies nor the choices of a filter are readings, and neither is this list. The newest may be missing for
 * about a second, and how long readings are kept is up to the host.
 */
export const listReadings = {
  method: "GET",
  path: "/api/readings",
  feature: "readings",
} as const;

/**
 * Note that the user took a report along.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `readings`. A report is saved as a file, printed
 * and shared in the browser, where the host does not see it; a client says so afterwards. The host adds who it
 * was, when and from where.
 */
export const noteReading = {
  method: "POST",
  path: "/api/readings",
  feature: "readings",
} as const;
