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
 * Loaded at start-up and after signing in. Only `user.name` and the lists of companies are needed; `reporting` and `features` are optional, and a client assumes nothing in their place.
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
} as const;

/**
 * Where the user is signed in.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. Every session of the user that is still good is listed, the one that asks among them, the last seen first.
 */
export const listSessions = {
  method: "GET",
  path: "/api/auth/sessions",
} as const;

/**
 * End one of one's own sessions.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. The token of that session is not good for any further call. A session that has ended, or is somebody else's, is a 404.
 */
export const endSession = {
  method: "POST",
  path: "/api/auth/sessions/{session_id}/end",
} as const;

/**
 * End all of one's own sessions but this one.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. Without any other session, it is done as well.
 */
export const endOtherSessions = {
  method: "POST",
  path: "/api/auth/sessions/end-others",
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
} as const;

/**
 * The running service day of every allowed company, beside the same day last week.
 *
 * Answered by a host whose `GET /api/auth/user` names the feature `today`. One entry for each company and
 * module of `allowed_companies`, with records or without.
 *
 * **Figures.** `total_count` and `total_amount` are tickets and fares; for toll_plaza, entries and what they
 * paid on entry; for waybill, waybills and their net amount, which may be negative; for intercity, the seats
 * and amounts of reservations that are not cancelled. A record counts in the hour in which the ticket was
 * sold, the reservation made, the vehicle entered or the waybill issued, whenever it reaches the host; when
 * it is corrected, the figures of that hour change.
 *
 * **Comparing.** `last_week` is the service day seven days earlier. `until` has the figures of a day from
 * 03:00 to `compared_until`, a time of the same clock for both days, so that a part of an hour is never set
 * against a whole one. It is at most the time of `at`; a host that keeps its figures by hour names the last
 * full hour. At 03:00 nothing can be compared yet.
 *
 * **Hours** are those that the clock shows in the reporting time zone, the first from 03:00 to 04:00. `today` has
 * them up to the running one, which is not over, `last_week` all 24. In a night in which the clocks change,
 * an hour that the clock shows twice holds the records of both, and one that it skips holds none.
 */
export const getToday = {
  method: "GET",
  path: "/api/today",
} as const;

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
} as const;

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
} as const;

/**
 * Tickets and fares of each counter.
 *
 * Every counter of the company is listed if any of them sold a ticket in the window, also with zeros. A ticket counts for the service day on which it was sold. The highest fares come first.
 */
export const getIntracityCounterwiseReport = {
  method: "GET",
  path: "/api/intracity/reports/counterwise/{company_id}",
} as const;

/**
 * Trips, tickets and fares of each bus.
 *
 * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
 */
export const getIntracityVehiclewiseReport = {
  method: "GET",
  path: "/api/intracity/reports/vehiclewise/{company_id}",
} as const;

/**
 * The buses of the company.
 *
 * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
 */
export const listIntracityVehicles = {
  method: "GET",
  path: "/api/intracity/vehicles/{company_id}",
} as const;

/**
 * Totals of the range, and the figures of each service day.
 *
 * `totals` are the sums of `days`. A day without tickets and trips may be left out of `days`. A ticket counts for the service day on which it was sold, a trip for that of its departure.
 */
export const getIntracitySummary = {
  method: "GET",
  path: "/api/intracity/summary/{company_id}",
} as const;

/**
 * Tickets and fares of each counter for one bus.
 *
 * What a figure of the vehicle wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
 */
export const getIntracityVehicleCounters = {
  method: "GET",
  path: "/api/intracity/vehicles/{vehicle_id}/counters/{company_id}",
} as const;

/**
 * Tickets and fares of each bus at one counter.
 *
 * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
 */
export const getIntracityCounterVehicles = {
  method: "GET",
  path: "/api/intracity/counters/{counter_id}/vehicles/{company_id}",
} as const;

/**
 * Trips, tickets and fares of each supervisor.
 *
 * A supervisor's tickets are those sold in their name, and count for the service day of the sale; the trips are those they went along with, and count for that of the departure. The highest fares come first.
 */
export const getSupervisorSupervisorwiseReport = {
  method: "GET",
  path: "/api/supervisor/reports/supervisorwise/{company_id}",
} as const;

/**
 * Trips, tickets and fares of each bus.
 *
 * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
 */
export const getSupervisorVehiclewiseReport = {
  method: "GET",
  path: "/api/supervisor/reports/vehiclewise/{company_id}",
} as const;

/**
 * The buses of the company.
 *
 * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
 */
export const listSupervisorVehicles = {
  method: "GET",
  path: "/api/supervisor/vehicles/{company_id}",
} as const;

/**
 * Tickets and fares of each counterman.
 *
 * Counters without a connection report their sales later: a ticket counts for the service day on which it was sold, so that figures of past days still grow. `device_id` and `stoppage` narrow the report. The portal adds tickets and fares up over all rows.
 */
export const getOfflineCounterReport = {
  method: "GET",
  path: "/api/offline-counter/reports/{company_id}",
} as const;

/**
 * The device IDs that the offline counter report can be filtered by.
 *
 * The values that `device_id` of the offline counter report takes. Devices are listed whether or not they sold anything.
 */
export const listOfflineCounterDeviceIds = {
  method: "GET",
  path: "/api/offline-counter/device-ids/{company_id}",
} as const;

/**
 * Counts and amounts of the current service day.
 *
 * The vehicles that entered in the running service day, which began at 03:00, and what became of them until now. A vehicle of an earlier day that is still inside is not part of it, and one that leaves tomorrow changes the figures of today. The portal's Total Amount is `total_entry_amount` and `total_overstay_amount` together.
 */
export const getTollplazaSummary = {
  method: "GET",
  path: "/api/tollplaza/summary/{company_id}",
} as const;

/**
 * Entries and overstays of each lane and vehicle class.
 *
 * The entries of the window by the lane of the entry and the class of the vehicle. An overstay counts for the service day of the entry, whenever the vehicle left, so that these figures can still grow after the day is over.
 */
export const getTollplazaCollectionReport = {
  method: "GET",
  path: "/api/tollplaza/reports/collection/{company_id}",
} as const;

/**
 * Every passage of the range, newest first.
 *
 * The passages that entered in the window, with their exits, whenever those were.
 */
export const listTollplazaCollections = {
  method: "GET",
  path: "/api/tollplaza/collections/{company_id}",
} as const;

/**
 * The current fares of each vehicle class.
 *
 * What is charged from now on. Passages keep the amounts that they were charged.
 */
export const listTollplazaFares = {
  method: "GET",
  path: "/api/tollplaza/fares/{company_id}",
} as const;

/**
 * Vehicles that are still inside, the longest first.
 *
 * Vehicles inside, whenever they entered, the one with the earliest entry first. Returns at most 10,000 vehicles, those that have been inside longest. The summary counts only those that entered in the running service day.
 */
export const listTollplazaNonExitedVehicles = {
  method: "GET",
  path: "/api/tollplaza/non-exited-vehicles/{company_id}",
} as const;

/**
 * Passages found by part of a registration number, newest first.
 *
 * Ignores spaces, dashes and case, takes ১২৩ for 123 and any encoding of a letter for another, and looks through all days. Returns at most 500 passages. Without a letter or a digit to look for, nothing is found.
 */
export const findTollplazaPassages = {
  method: "GET",
  path: "/api/tollplaza/vehicles/{company_id}",
} as const;

/**
 * Each waybill with its fares, expenses and net amount.
 *
 * Waybills issued in the window, the newest first. A waybill stays in the service day of its issue when its trips, fares or expenses change later.
 */
export const getWaybillReport = {
  method: "GET",
  path: "/api/waybill/reports/{company_id}",
} as const;

/**
 * The buses of the company.
 *
 * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
 */
export const listWaybillVehicles = {
  method: "GET",
  path: "/api/waybill/vehicles/{company_id}",
} as const;

/**
 * Trips, tickets and fares of each ship.
 *
 * Ships with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
 */
export const getWaterShipwiseReport = {
  method: "GET",
  path: "/api/water/reports/shipwise/{company_id}",
} as const;

/**
 * Tickets and fares of each counter man.
 *
 * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles are in reports of their own. What nobody sold who has one of the four roles is a row without a seller, in this report alone, so that the four reports add up to Ship Wise Report.
 */
export const getWaterCounterwiseReport = {
  method: "GET",
  path: "/api/water/reports/counterwise/{company_id}",
} as const;

/**
 * Tickets and fares of each deck man.
 *
 * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
 */
export const getWaterDeckmanwiseReport = {
  method: "GET",
  path: "/api/water/reports/deckmanwise/{company_id}",
} as const;

/**
 * Tickets and fares of each cabin man.
 *
 * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
 */
export const getWaterCabinmanwiseReport = {
  method: "GET",
  path: "/api/water/reports/cabinmanwise/{company_id}",
} as const;

/**
 * Tickets and fares of each agent.
 *
 * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
 */
export const getWaterAgentwiseReport = {
  method: "GET",
  path: "/api/water/reports/agentwise/{company_id}",
} as const;

/**
 * The ships of the company.
 *
 * All ships of the company, retired ones included, in the order of their registration numbers.
 */
export const listWaterVehicles = {
  method: "GET",
  path: "/api/water/vehicles/{company_id}",
} as const;

/**
 * Seats and fares of each coach departure.
 *
 * One row for each departure in the window, the earliest first, with the seats sold for it whenever that was. Cancelled reservations are not part of it. Its fares differ from those of the counter wise report, which counts by the day of the reservation.
 */
export const getIntercityCoachwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/coachwise/{company_id}",
} as const;

/**
 * Tickets and fares of each counter.
 *
 * Every counter of the company is listed if any of them took a reservation in the window, also with zeros. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
 */
export const getIntercityCounterwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/counterwise/{company_id}",
} as const;

/**
 * Tickets and fares of each agent.
 *
 * Agents who took a reservation in the window are listed, the highest fares first. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
 */
export const getIntercityAgentwiseReport = {
  method: "GET",
  path: "/api/intercity/reports/agentwise/{company_id}",
} as const;

/**
 * Every reservation made in the range, newest first.
 *
 * By the time at which a reservation was made, not by the day of travel. Cancelled ones are listed with their amount; whoever adds amounts up leaves them out.
 */
export const listIntercityReservations = {
  method: "GET",
  path: "/api/intercity/reports/reservation/{company_id}",
} as const;

/**
 * The coaches of the company.
 *
 * All coaches of the company, retired ones included, in the order of their registration numbers.
 */
export const listIntercityVehicles = {
  method: "GET",
  path: "/api/intercity/vehicles/{company_id}",
} as const;

/**
 * Tickets and fares of each counter for one coach.
 *
 * What the counters sold for one coach. Answered by a host with the feature `drill_downs`. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
 */
export const getIntercityVehicleCounters = {
  method: "GET",
  path: "/api/intercity/vehicles/{vehicle_id}/counters/{company_id}",
} as const;

/**
 * Tickets and fares of each coach at one counter.
 *
 * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
 */
export const getIntercityCounterVehicles = {
  method: "GET",
  path: "/api/intercity/counters/{counter_id}/vehicles/{company_id}",
} as const;

/**
 * The reservations of one coach for its departures in the range, newest first.
 *
 * The window is about the departures, as in the coach wise report, and a reservation is listed whenever it was made. Cancelled ones are listed with their amount; the others add up to the coach wise report. Answered by a host with the feature `drill_downs`.
 */
export const listIntercityCoachReservations = {
  method: "GET",
  path: "/api/intercity/vehicles/{vehicle_id}/reservations/{company_id}",
} as const;

/**
 * Tickets and fares of each counter.
 *
 * Every counter of the company is listed if any of them sold a ticket in the window, also with zeros. A ticket counts for the service day on which it was sold. The highest fares come first.
 */
export const getCounterwiseTicketingCounterwiseReport = {
  method: "GET",
  path: "/api/counterwise-ticketing/reports/counterwise/{company_id}",
} as const;

/**
 * Trips, tickets and fares of each bus.
 *
 * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
 */
export const getCounterwiseTicketingVehiclewiseReport = {
  method: "GET",
  path: "/api/counterwise-ticketing/reports/vehiclewise/{company_id}",
} as const;

/**
 * The buses of the company.
 *
 * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
 */
export const listCounterwiseTicketingVehicles = {
  method: "GET",
  path: "/api/counterwise-ticketing/vehicles/{company_id}",
} as const;

/**
 * Totals of the range, and the figures of each service day.
 *
 * `totals` are the sums of `days`. A day without tickets and trips may be left out of `days`. A ticket counts for the service day on which it was sold, a trip for that of its departure.
 */
export const getCounterwiseTicketingSummary = {
  method: "GET",
  path: "/api/counterwise-ticketing/summary/{company_id}",
} as const;

/**
 * Tickets and fares of each counter for one bus.
 *
 * What a figure of the vehicle wise report is made of. A ticket counts for the service day on which it was sold.
 */
export const getCounterwiseTicketingVehicleCounters = {
  method: "GET",
  path: "/api/counterwise-ticketing/vehicles/{vehicle_id}/counters/{company_id}",
} as const;

/**
 * Tickets and fares of each bus at one counter.
 *
 * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
 */
export const getCounterwiseTicketingCounterVehicles = {
  method: "GET",
  path: "/api/counterwise-ticketing/counters/{counter_id}/vehicles/{company_id}",
} as const;
