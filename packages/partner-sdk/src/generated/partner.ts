// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a user name and password for an access token
         *
         * The specification defines the path and `data.token`; the names of the two fields were designed here. An unknown user and a wrong password get the same 401.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user and the companies allowed in each module
         *
         * Loaded at start-up and after signing in. Only `user.name` and the lists of companies are needed. `reporting` is optional, and a client assumes nothing in its place; so is `features`, in whose place a client assumes the screens of the specification.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the access token
         *
         * The token is not good for any further call. A client that gets no `success: true` takes the user for still signed in.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the user's password
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `password`. The user's other sessions end
         *     together with the old password; the one that asks goes on with its token. A wrong old password is a 403 with
         *     the code `wrong_password`, and counts as a failed sign-in, so that too many of both are a 429. A new password
         *     that the host refuses is a 400 that names `new_password`. If no answer came, one of the two passwords is good.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the user is signed in
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. Every session of the user that is still good is listed, the one that asks among them, the last seen first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{session_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of the user's sessions
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. The token of that session is not good for any further call. A session that has ended, or is somebody else's, is a 404.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all of the user's sessions but this one
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `sessions`. Without any other session, it is done as well.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to sign in with a passkey
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. No token is needed, since a
         *     passkey can be what a user signs in with; as the features are known only afterwards, a host without this one
         *     answers with a 404. `data` is the argument of `PublicKeyCredential.parseRequestOptionsFromJSON`. It names no
         *     passkey, so that the browser offers those that it has, and it is good for five minutes and for one sign-in.
         */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the answer of a passkey for an access token
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. The passkey has
         *     verified its user, by a fingerprint, a face or a PIN, so that it is both factors: the token is that of a whole
         *     session, and the answer that of `POST /api/auth/login`. A session whose token is sent with it ends, be it one that
         *     waits for the second factor. An unknown passkey, a wrong signature, options that are over and a disabled user get
         *     the same 401.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with the second factor
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. A
         *     sign-in that needs it has a token that is good for ten minutes, for this, for `GET /api/auth/user` and for signing
         *     out. Send either `code` or `recovery_code`. The answer is that of `POST /api/auth/login`, with another token; the
         *     first one is no longer good. A wrong code, and one that was used before, is a 403 with the code `wrong_code`, and
         *     counts as a failed sign-in, so that too many of both are a 429. A session that does not wait for a second factor is
         *     refused with the same 403.
         */
        post: operations["verifySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which second factors the user has
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The secrets
         *     are not in the answer: a user who has lost them sets up another code, or renews the recovery codes.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a secret for an app that shows codes
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The
         *     secret is one of RFC 6238 (TOTP): codes of six digits, a new one every 30 seconds, with SHA-1. It takes effect once
         *     `POST /api/auth/second-factor/totp/confirm` has shown that the app has it, and waits for that for ten minutes; asking
         *     again replaces it. What the user had before stays until then. A wrong password is a 403 with the code
         *     `wrong_password`, and counts as a failed sign-in.
         */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the codes of an app asked for from now on
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The answer
         *     has ten recovery codes, each of which stands for a code once, and which are never told again; those from before are
         *     no longer good. A code that is not of the secret that waits, and one where none waits, is a 403 with the code
         *     `wrong_code`.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the codes of an app asked for no longer
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. Without any, it
         *     is done as well. The recovery codes go with the last factor. A wrong password is a 403 with the code
         *     `wrong_password`, and counts as a failed sign-in.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get other recovery codes
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `second_factor`. The answer
         *     has ten recovery codes, each of which stands for a code once, and which are never told again; those from before are
         *     no longer good. A user without any second factor gets none: the list is empty. A wrong password is a 403 with the
         *     code `wrong_password`, and counts as a failed sign-in.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to make a passkey
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. `data` is the
         *     argument of `PublicKeyCredential.parseCreationOptionsFromJSON`. It asks for a passkey that the browser finds without
         *     a user name, and that verifies its user; it is good for five minutes and for one passkey. A wrong password is a 403
         *     with the code `wrong_password`, and counts as a failed sign-in.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a passkey that a browser has made
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. From now on,
         *     the passkey signs in by itself, and completes a sign-in with a password. What is no answer to the options, or one that
         *     comes too late, is a 400 that names `credential`. A host keeps at least ten passkeys of a user, and refuses more than
         *     it keeps with a 400 that names `name`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/{passkey_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a passkey be good no longer
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `passkeys`. The
         *     recovery codes go with the last factor. A passkey that is gone, or somebody else's, is a 404. A wrong password is a
         *     403 with the code `wrong_password`, and counts as a failed sign-in.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The running service day of every allowed company, or another day or week, with the same days a week before
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `today`. One entry for each company and
         *     module of `allowed_companies`, with records or without.
         *
         *     **Days.** Without parameters, the answer is about the running service day. A host that names `earlier_days`
         *     as well takes `day` and `days`: the span of so many service days that ends with `day`, and the span seven
         *     days earlier. Each figure is then the sum over the span. A `day` after the running service day, or more than
         *     400 days before it, is refused with a 400.
         *
         *     **Figures.** `total_count` and `total_amount` are tickets and fares; for toll_plaza, entries and what they
         *     paid on entry; for waybill, waybills and their net amount, which may be negative; for intercity, the seats
         *     and amounts of reservations that are not cancelled. A record counts in the hour in which the ticket was
         *     sold, the reservation made, the vehicle entered or the waybill issued, whenever it reaches the host; when
         *     it is corrected, the figures of that hour change.
         *
         *     **Comparing.** `last_week` is the service day seven days earlier. `until` has the figures of a day from
         *     03:00 to `compared_until`, a time of the same clock for both days, so that a part of an hour is never set
         *     against a whole one. It is at most the time of `at`; a host that keeps its figures by hour names the last
         *     full hour. At 03:00 nothing can be compared yet. Of a span that ends with the running day, the last day
         *     counts until that time on both sides, and all other days as a whole. Of a span that is over,
         *     `compared_until` is null, and `until` has whole days.
         *
         *     **Hours** are those that the clock shows in the reporting time zone, the first from 03:00 to 04:00. `today` has
         *     them up to the running one, which is not over, `last_week` all 24, and a day that is over all 24 as well. In a
         *     night in which the clocks change, an hour that the clock shows twice holds the records of both, and one that it
         *     skips holds none. Where `days` is more than 1, `by_day` has a figure for each day in place of `hours`.
         *
         *     **Silent** is a company whose `usual_weeks` is 4: it has no record where it had one in each of the last four
         *     weeks.
         */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who read what of a company, the newest first
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `readings`, to an administrator of the company:
         *     the readings of the modules in which the user is that. A reading is listed by the service day on which it
         *     happened.
         *
         *     The host notes by itself who read a report or list of a company (`read`), and who narrowed it down or looked
         *     for something in it (`searched`), but not what for; what happens in a browser it learns from
         *     `POST /api/readings`. The same reading again within a second or so is one. Neither the running day of all
         *     companies nor the choices of a filter are readings, and neither is this list. The newest may be missing for
         *     about a second, and how long readings are kept is up to the host.
         */
        get: operations["listReadings"];
        put?: never;
        /**
         * Note that the user took a report along
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `readings`. A report is saved as a file, printed
         *     and shared in the browser, where the host does not see it; a client says so afterwards. The host adds who it
         *     was, when and from where.
         */
        post: operations["noteReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who may see a company
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company:
         *     everybody who may see it in a module in which the user is that, by name. Whoever may see it in several of them is
         *     listed once for each.
         */
        get: operations["listAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/access/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a user see a company no longer
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company
         *     in that module. It holds from the user's next request on, in this module alone; the account and the sessions stay.
         *     What the user has invited others to there is good no longer. One's own access is a 400 that names `user_id`, so that
         *     no company is left without an administrator by a slip, and a user without access is a 404.
         */
        post: operations["endAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of a user
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company
         *     in that module. The user signs in anew, and keeps the access. A user who may also see what the administrator does not
         *     administer is a 403 with the code `other_companies`: a session is of all companies. One's own sessions are a 400 that
         *     names `user_id`, and a user without access is a 404.
         */
        post: operations["endUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open invitations to a company
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company:
         *     the invitations to the modules in which the user is that, the newest first. One that was used, has expired or was
         *     withdrawn is not listed.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody to a company
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company
         *     in that module. Whoever has the token may see the company in that module, once, until `expires_at`, and no longer than
         *     the one who has invited is an administrator. The token is answered here alone, and never told again. The portal makes a
         *     link of it, `/invitation#` and the token, which no browser sends to a host. A host keeps at least 20 open invitations
         *     to a company and module, and refuses more than it keeps with a 400 that names `name`.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administration/invitations/{invitation_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an invitation be good no longer
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`, to an administrator of the company
         *     in that module. An invitation that is gone, or one to another company or module, is a 404.
         */
        post: operations["withdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an invitation is for
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`. No token of a session is needed.
         *     An invitation that was used, has expired, was withdrawn or never was is the same 404, after the same time. Too many of
         *     them are a 429, as failed sign-ins are.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with a new account
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`. No token of a session is needed,
         *     and none is answered: the new user signs in with the name and the password. A user name that is taken is a 400 that names
         *     `username`, a password that the host refuses one that names `password`, and the invitation stays good after both. The
         *     rules of a password are those of `POST /api/auth/password`. An invitation that is not good is a 404, whoever's the user
         *     name is, and counts as a failed sign-in. If no answer came, either the account is there, or the invitation is still
         *     good.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with one's own account
         *
         * Answered by a host whose `GET /api/auth/user` names the feature `administration`. The company is added to those
         *     that the signed-in user may see, from the next `GET /api/auth/user` on. Whoever may see it already, as more than a
         *     reader, stays that. An invitation that is not good is a 404. If no answer came, either the company is there, or the
         *     invitation is still good.
         */
        post: operations["joinByInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intracity/reports/counterwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counter
         *
         * Every counter of the company is listed if any of them sold a ticket in the window, also with zeros. A ticket counts for the service day on which it was sold. The highest fares come first.
         */
        get: operations["getIntracityCounterwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intracity/reports/vehiclewise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trips, tickets and fares of each bus
         *
         * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
         */
        get: operations["getIntracityVehiclewiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intracity/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The buses of the company
         *
         * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
         */
        get: operations["listIntracityVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intracity/summary/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the range, and the figures of each service day
         *
         * `totals` are the sums of `days`. A day without tickets and trips may be left out of `days`. A ticket counts for the service day on which it was sold, a trip for that of its departure.
         */
        get: operations["getIntracitySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intracity/vehicles/{vehicle_id}/counters/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counter for one bus
         *
         * What a figure of the vehicle wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
         */
        get: operations["getIntracityVehicleCounters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intracity/counters/{counter_id}/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each bus at one counter
         *
         * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
         */
        get: operations["getIntracityCounterVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisor/reports/supervisorwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trips, tickets and fares of each supervisor
         *
         * A supervisor's tickets are those sold in their name, and count for the service day of the sale; the trips are those they went along with, and count for that of the departure. The highest fares come first.
         */
        get: operations["getSupervisorSupervisorwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisor/reports/vehiclewise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trips, tickets and fares of each bus
         *
         * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
         */
        get: operations["getSupervisorVehiclewiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisor/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The buses of the company
         *
         * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
         */
        get: operations["listSupervisorVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offline-counter/reports/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counterman
         *
         * Counters without a connection report their sales later: a ticket counts for the service day on which it was sold, so that figures of past days still grow. `device_id` and `stoppage` narrow the report. The portal adds tickets and fares up over all rows.
         */
        get: operations["getOfflineCounterReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offline-counter/device-ids/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The device IDs that the offline counter report can be filtered by
         *
         * The values that `device_id` of the offline counter report takes. Devices are listed whether or not they sold anything.
         */
        get: operations["listOfflineCounterDeviceIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tollplaza/summary/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts and amounts of the current service day
         *
         * The vehicles that entered in the running service day, which began at 03:00, and what became of them until now. A vehicle of an earlier day that is still inside is not part of it, and one that leaves tomorrow changes the figures of today. The portal's Total Amount is `total_entry_amount` and `total_overstay_amount` together.
         */
        get: operations["getTollplazaSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tollplaza/reports/collection/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries and overstays of each lane and vehicle class
         *
         * The entries of the window by the lane of the entry and the class of the vehicle. An overstay counts for the service day of the entry, whenever the vehicle left, so that these figures can still grow after the day is over.
         */
        get: operations["getTollplazaCollectionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tollplaza/collections/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every passage of the range, newest first
         *
         * The passages that entered in the window, with their exits, whenever those were.
         */
        get: operations["listTollplazaCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tollplaza/fares/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current fares of each vehicle class
         *
         * What is charged from now on. Passages keep the amounts that they were charged.
         */
        get: operations["listTollplazaFares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tollplaza/non-exited-vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles that are still inside, the longest first
         *
         * Vehicles inside, whenever they entered, the one with the earliest entry first. Returns at most 10,000 vehicles, those that have been inside longest. The summary counts only those that entered in the running service day.
         */
        get: operations["listTollplazaNonExitedVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tollplaza/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passages found by part of a registration number, newest first
         *
         * Ignores spaces, dashes and case, takes ১২৩ for 123 and any encoding of a letter for another, and looks through all days. Returns at most 500 passages. Without a letter or a digit to look for, nothing is found.
         */
        get: operations["findTollplazaPassages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waybill/reports/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Each waybill with its fares, expenses and net amount
         *
         * Waybills issued in the window, the newest first. A waybill stays in the service day of its issue when its trips, fares or expenses change later.
         */
        get: operations["getWaybillReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waybill/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The buses of the company
         *
         * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
         */
        get: operations["listWaybillVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/water/reports/shipwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trips, tickets and fares of each ship
         *
         * Ships with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
         */
        get: operations["getWaterShipwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/water/reports/counterwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counter man
         *
         * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles are in reports of their own. What nobody sold who has one of the four roles is a row without a seller, in this report alone, so that the four reports add up to Ship Wise Report.
         */
        get: operations["getWaterCounterwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/water/reports/deckmanwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each deck man
         *
         * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
         */
        get: operations["getWaterDeckmanwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/water/reports/cabinmanwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each cabin man
         *
         * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
         */
        get: operations["getWaterCabinmanwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/water/reports/agentwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each agent
         *
         * A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles, and what nobody sold, are in reports of their own.
         */
        get: operations["getWaterAgentwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/water/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ships of the company
         *
         * All ships of the company, retired ones included, in the order of their registration numbers.
         */
        get: operations["listWaterVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intercity/reports/coachwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seats and fares of each coach departure
         *
         * One row for each departure in the window, the earliest first, with the seats sold for it whenever that was. Cancelled reservations are not part of it. Its fares differ from those of the counter wise report, which counts by the day of the reservation.
         */
        get: operations["getIntercityCoachwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intercity/reports/counterwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counter
         *
         * Every counter of the company is listed if any of them took a reservation in the window, also with zeros. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
         */
        get: operations["getIntercityCounterwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intercity/reports/agentwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each agent
         *
         * Agents who took a reservation in the window are listed, the highest fares first. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
         */
        get: operations["getIntercityAgentwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intercity/reports/reservation/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every reservation made in the range, newest first
         *
         * By the time at which a reservation was made, not by the day of travel. Cancelled ones are listed with their amount; whoever adds amounts up leaves them out.
         */
        get: operations["listIntercityReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intercity/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coaches of the company
         *
         * All coaches of the company, retired ones included, in the order of their registration numbers.
         */
        get: operations["listIntercityVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intercity/vehicles/{vehicle_id}/counters/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counter for one coach
         *
         * What the counters sold for one coach. Answered by a host with the feature `drill_downs`. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
         */
        get: operations["getIntercityVehicleCounters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intercity/counters/{counter_id}/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each coach at one counter
         *
         * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
         */
        get: operations["getIntercityCounterVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intercity/vehicles/{vehicle_id}/reservations/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reservations of one coach for its departures in the range, newest first
         *
         * The window is about the departures, as in the coach wise report, and a reservation is listed whenever it was made. Cancelled ones are listed with their amount; the others add up to the coach wise report. Answered by a host with the feature `drill_downs`.
         */
        get: operations["listIntercityCoachReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counterwise-ticketing/reports/counterwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counter
         *
         * Every counter of the company is listed if any of them sold a ticket in the window, also with zeros. A ticket counts for the service day on which it was sold. The highest fares come first.
         */
        get: operations["getCounterwiseTicketingCounterwiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counterwise-ticketing/reports/vehiclewise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trips, tickets and fares of each bus
         *
         * Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
         */
        get: operations["getCounterwiseTicketingVehiclewiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counterwise-ticketing/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The buses of the company
         *
         * All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
         */
        get: operations["listCounterwiseTicketingVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counterwise-ticketing/summary/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the range, and the figures of each service day
         *
         * `totals` are the sums of `days`. A day without tickets and trips may be left out of `days`. A ticket counts for the service day on which it was sold, a trip for that of its departure.
         */
        get: operations["getCounterwiseTicketingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counterwise-ticketing/vehicles/{vehicle_id}/counters/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counter for one bus
         *
         * What a figure of the vehicle wise report is made of. A ticket counts for the service day on which it was sold.
         */
        get: operations["getCounterwiseTicketingVehicleCounters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counterwise-ticketing/counters/{counter_id}/vehicles/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each bus at one counter
         *
         * What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
         */
        get: operations["getCounterwiseTicketingCounterVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * An id as the host writes it. 101 and "101" are the same.
         * @example 101
         * @example 66f0c1d2a9
         */
        Id: string | number;
        /**
         * Money in the host's currency, with at most two decimals.
         * @example 1520.5
         * @example 1520.50
         */
        Amount: number | string;
        /**
         * A count, as an integer or a string of digits.
         * @example 48
         * @example 48
         */
        Count: number | string;
        /**
         * Whole units of money, as an integer or a numeric string.
         * @example 12500
         * @example 12500
         */
        TollAmount: number | string;
        /** What a user signs in with. */
        Credentials: {
            /** The name that the user signs in with, which is not the `name` shown in the portal. */
            username: string;
            /** The password, as typed. */
            password: string;
        };
        /** The password that the user has, and the one that is to take its place. */
        PasswordChange: {
            /** The password that the user signs in with, as typed. */
            old_password: string;
            /** The password to sign in with from now on, as typed once. */
            new_password: string;
        };
        /** What a new password has to be, so that it can be said, and checked, before it is sent. */
        PasswordRules: {
            /**
             * How many characters it has at least, as Unicode code points.
             * @example 12
             */
            min_length?: number;
            /**
             * What else is refused. `user_name` is a password that holds the user name in letters of either case, if the
             *     name has at least four letters; `digits_alone` one without any letter; `common` one that many people have,
             *     which the host alone can tell. A client leaves out what it does not know.
             * @example [
             *       "user_name",
             *       "digits_alone",
             *       "common"
             *     ]
             */
            refuses?: string[];
        } & {
            [key: string]: unknown;
        };
        /** The password of the user, which shows that it is the user who asks. */
        OwnPassword: {
            /** The password that the user signs in with, as typed. */
            password: string;
        };
        /**
         * Six digits that an app shows, without spaces.
         * @example 287082
         */
        Code: string;
        /**
         * A recovery code, in letters of either case, with or without its hyphens and spaces.
         * @example k7wq-3xhd-p2mf
         */
        RecoveryCode: string;
        /** What completes a sign-in. One of the two, and not both. */
        SecondFactor: {
            /** What the app shows. */
            code?: components["schemas"]["Code"];
            /** One of the recovery codes, which is good for this once. */
            recovery_code?: components["schemas"]["RecoveryCode"];
        };
        /** What shows that an app has the secret. */
        TotpCode: {
            /** What the app shows. */
            code: components["schemas"]["Code"];
        };
        /** What the session waits for. Absent, it waits for nothing. */
        NeededSecondFactor: {
            /** Whether the sign-in has yet to be completed with a second factor. Absent, it is false. */
            needed?: boolean;
            /**
             * What would complete it: `totp` stands for the code of an app, `recovery_code` for one of the recovery codes,
             *     both of `POST /api/auth/second-factor/verify`, and `passkey` for a sign-in with a passkey. A client leaves out
             *     what it does not know.
             * @example [
             *       "totp",
             *       "recovery_code",
             *       "passkey"
             *     ]
             */
            ways?: string[];
            /** Whether the user has to set up a second factor, which a company requires. Absent, it is false. */
            must_set_up?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** A passkey of the user. */
        Passkey: {
            /** What `passkey_id` takes. It tells nothing of the passkey itself. */
            id: components["schemas"]["Id"];
            /** What the user calls it. */
            name: string;
            /**
             * Format: date-time
             *
             * When it was added.
             */
            since: string;
            /**
             * Format: date-time
             *
             * When it last signed in. Null or absent if it never has.
             */
            last_used?: string | null;
        };
        /**
         * The id of a credential, as base64url.
         * @example 5PJ4VqW0t2dQ0Zr1XyK3mA
         */
        CredentialId: string;
        /**
         * Bytes, as base64url.
         * @example SZYN5YgOjGh0NBcPZHZgW4
         */
        Bytes: string;
        /**
         * The type of a credential, of which there is one.
         * @constant
         */
        CredentialType: "public-key";
        /** A passkey that a browser has made, and what the user calls it. */
        NewPasskey: {
            /** What the user calls it, such as the device that it is on. */
            name: string;
            /** What `toJSON` of the credential returned that the browser has made. */
            credential: components["schemas"]["MadeCredential"];
        };
        /** What `toJSON` of a credential returns that the browser has made (RegistrationResponseJSON of Web Authentication). */
        MadeCredential: {
            /** The id of the credential. */
            id: components["schemas"]["CredentialId"];
            /** The same id. */
            rawId: components["schemas"]["CredentialId"];
            /** The type of the credential. */
            type: components["schemas"]["CredentialType"];
            /** Whether it is on the device itself or on one beside it. */
            authenticatorAttachment?: string | null;
            /** What extensions have to tell, which is not read. */
            clientExtensionResults?: {
                [key: string]: unknown;
            };
            /** What the authenticator answered. */
            response: {
                /** What the browser saw, with the challenge and the origin. */
                clientDataJSON: components["schemas"]["Bytes"];
                /** The public key and what the authenticator says of itself. */
                attestationObject: components["schemas"]["Bytes"];
                /** How the authenticator can be reached. */
                transports?: string[];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** The answer of a passkey to the options of a sign-in. */
        PasskeyAnswer: {
            /** What `toJSON` of the credential returned that the browser has got. */
            credential: components["schemas"]["GotCredential"];
        };
        /** What `toJSON` of a credential returns that the browser has got (AuthenticationResponseJSON of Web Authentication). */
        GotCredential: {
            /** The id of the credential. */
            id: components["schemas"]["CredentialId"];
            /** The same id. */
            rawId: components["schemas"]["CredentialId"];
            /** The type of the credential. */
            type: components["schemas"]["CredentialType"];
            /** Whether it is on the device itself or on one beside it. */
            authenticatorAttachment?: string | null;
            /** What extensions have to tell, which is not read. */
            clientExtensionResults?: {
                [key: string]: unknown;
            };
            /** What the authenticator answered. */
            response: {
                /** What the browser saw, with the challenge and the origin. */
                clientDataJSON: components["schemas"]["Bytes"];
                /** What the authenticator saw, and whether it has verified its user. */
                authenticatorData: components["schemas"]["Bytes"];
                /** The signature of both. */
                signature: components["schemas"]["Bytes"];
                /** Whose passkey it is, as the options said when it was made. */
                userHandle?: string | null;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes (PublicKeyCredentialCreationOptionsJSON of Web Authentication). */
        PasskeyCreationOptions: {
            /** To whom the passkey belongs. */
            rp: {
                /** The host name of the portal. */
                id?: string;
                /** The name of the portal. */
                name: string;
            };
            /** Whose passkey it is. */
            user: {
                /** What the passkey returns as `userHandle`. It tells nothing of the user. */
                id: components["schemas"]["Bytes"];
                /** The name that the user signs in with. */
                name: string;
                /** What the user is called. */
                displayName: string;
            };
            /** What the authenticator's answer has to be about. */
            challenge: components["schemas"]["Bytes"];
            /** The algorithms that the host can verify, the best first. */
            pubKeyCredParams: {
                /** The type of the credential. */
                type: components["schemas"]["CredentialType"];
                /** The number of the algorithm in COSE. */
                alg: number;
            }[];
            /** How long the browser should wait, in milliseconds. */
            timeout?: number;
            /** The passkeys that the user has, so that no authenticator makes a second one. */
            excludeCredentials?: components["schemas"]["CredentialDescriptor"][];
            /** What the authenticator has to be able to do. */
            authenticatorSelection?: {
                [key: string]: unknown;
            };
            /** Whether the authenticator should say what it is. */
            attestation?: string;
        } & {
            [key: string]: unknown;
        };
        /** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes (PublicKeyCredentialRequestOptionsJSON of Web Authentication). */
        PasskeyRequestOptions: {
            /** What the authenticator's answer has to be about. */
            challenge: components["schemas"]["Bytes"];
            /** The host name of the portal. */
            rpId?: string;
            /** How long the browser should wait, in milliseconds. */
            timeout?: number;
            /** Whether the authenticator has to verify its user. */
            userVerification?: string;
        } & {
            [key: string]: unknown;
        };
        /** Which credential is meant. */
        CredentialDescriptor: {
            /** The id of the credential. */
            id: components["schemas"]["CredentialId"];
            /** The type of the credential. */
            type: components["schemas"]["CredentialType"];
            /** How the authenticator can be reached. */
            transports?: string[];
        };
        /** A sign-in, as its user can recognize it. */
        SignIn: {
            /**
             * Format: date-time
             *
             * The moment of the sign-in.
             */
            at: string;
            /** Browser and system in words, as the browser named them. Null or absent if they are not known. */
            device?: components["schemas"]["Device"];
        };
        /**
         * Browser and system in words, such as Chrome on Android.
         * @example Chrome on Android
         */
        Device: string | null;
        /** A session of the user. */
        Session: {
            /** What `session_id` takes. It is not the token, and tells nothing of it. */
            id: components["schemas"]["Id"];
            /** Browser and system in words, as the browser named them. Null or absent if they are not known. */
            device?: components["schemas"]["Device"];
            /**
             * Format: date-time
             *
             * The moment of its sign-in.
             */
            since: string;
            /**
             * Format: date-time
             *
             * When it was last used, to the minute or so.
             */
            last_seen: string;
            /** Whether it is the session that asks. */
            is_current: boolean;
        };
        /**
         * What a user is to a company in a module, beside a reader of its reports. Left out where the user is no more than that.
         * @enum {string}
         */
        Role: "reader" | "administrator";
        /**
         * A module, as the lists of `allowed_companies` name it.
         * @enum {string}
         */
        Module: "intracity" | "supervisor" | "offline_counter" | "toll_plaza" | "waybill" | "water" | "intercity" | "counterwise_ticketing";
        /** That somebody may see a company in a module. */
        Access: {
            /** In which module. */
            module: components["schemas"]["Module"];
            /** What `user_id` of the calls takes that end it. */
            user_id: components["schemas"]["Id"];
            /** What the user is called. */
            user: string;
            /** The name that the user signs in with. */
            username: string;
            /** What the user is to the company in this module. */
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             *
             * Since when. Null or absent if it is not known.
             */
            since?: string | null;
            /**
             * Format: date-time
             *
             * When a session of the user was last used, to the minute or so. Null or absent if there is none.
             */
            last_seen?: string | null;
            /**
             * Whether the account is disabled: the user sees nothing until the host enables it, and the access is there again
             *     then. False or absent if it is not.
             */
            is_disabled?: boolean;
            /** Whether it is the user who asks. */
            is_you: boolean;
        };
        /** Whose access to what. */
        EndedAccess: {
            /** The `id` or `_id` of the company. */
            company_id: components["schemas"]["Id"];
            /** The module in which the user may see it. */
            module: components["schemas"]["Module"];
            /** The `user_id` of the access. */
            user_id: components["schemas"]["Id"];
        };
        /** What an invitation is to. */
        InvitedTo: {
            /** The `id` or `_id` of the company. */
            company_id: components["schemas"]["Id"];
            /** The module in which it is to be seen. */
            module: components["schemas"]["Module"];
        };
        /** Who is invited, and to what. */
        InvitationOf: {
            /** The `id` or `_id` of the company. */
            company_id: components["schemas"]["Id"];
            /** The module in which it is to be seen. */
            module: components["schemas"]["Module"];
            /** Whom it is for, in the words of the one who invites, on one line without control characters. */
            name: string;
            /** What the user is to be to the company in this module. */
            role: components["schemas"]["Role"];
        };
        /** What shows that somebody is invited. */
        InvitationToken: {
            /** The token of the invitation. */
            token: string;
        };
        /** An invitation, and the account that is to be made of it. */
        NewAccount: {
            /** The token of the invitation. */
            token: string;
            /** What the user is to be called, on one line without control characters. */
            name: string;
            /**
             * The name to sign in with: characters that can be seen, which leaves out control, format and zero-width ones, with
             *     single spaces between them. Letters of either case are the same, and so are those that Unicode encodes in several
             *     ways.
             */
            username: string;
            /** The password to sign in with, as typed once. */
            password: string;
        };
        /** An invitation that is still good. */
        OpenInvitation: {
            /** What `invitation_id` takes. It is not the token, and tells nothing of it. */
            id: components["schemas"]["Id"];
            /** The module in which the company is to be seen. */
            module: components["schemas"]["Module"];
            /** Whom it is for, in the words of the one who has invited. */
            name: string;
            /** What the user is to be to the company in this module. */
            role: components["schemas"]["Role"];
            /** What the one is called who has invited. */
            invited_by: string;
            /**
             * Format: date-time
             *
             * Since when it is good.
             */
            invited_at: string;
            /**
             * Format: date-time
             *
             * From when on it is good no longer.
             */
            expires_at: string;
        };
        /** What a user did with a report in the browser. */
        NotedReading: {
            /**
             * Whether it was saved as a file, printed, or handed to another program.
             * @enum {string}
             */
            act: "exported" | "printed" | "shared";
            /**
             * The path of the call that the report is made of, as this contract writes it. Its module is the report's.
             * @example /api/water/reports/shipwise/{company_id}
             */
            report: string;
            /** The `id` or `_id` of the company. */
            company_id: components["schemas"]["Id"];
            /**
             * Format: date
             *
             * The `from_date` of the report, if it has one.
             */
            from_date?: string;
            /**
             * Format: date
             *
             * The `to_date` of the report, which comes with its `from_date`.
             */
            to_date?: string;
        };
        /** Somebody's reading of a report. */
        Reading: {
            /** Tells readings apart. */
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             *
             * When it was answered or noted.
             */
            at: string;
            /** The name of the user at that time. */
            user: string;
            /** The name that the user signs in with. */
            username: string;
            /**
             * The module of the report, as the lists of `allowed_companies` name it.
             * @example water
             */
            module: string;
            /**
             * What was done. `searched` is a report that was narrowed down, or in which something was looked for; a client
             *     shows a word that it does not know as it is.
             * @example read
             * @example searched
             * @example exported
             * @example printed
             * @example shared
             */
            act: string;
            /**
             * The path of the call that was answered, or that the report is made of, as this contract writes it.
             * @example /api/water/reports/shipwise/{company_id}
             */
            report: string;
            /**
             * Format: date
             *
             * The `from_date` of the report. Null or absent if it has none.
             */
            from_date?: string | null;
            /**
             * Format: date
             *
             * The `to_date` of the report, as it was asked for. Null or absent if it has none.
             */
            to_date?: string | null;
            /** The network address that it came from. Null or absent if the host does not keep it. */
            address?: string | null;
            /** Browser and system in words. Null or absent if they are not known. */
            device?: components["schemas"]["Device"];
        };
        /** What signing in gives. */
        SignedIn: {
            /** The access token, to be sent as it is. Its form is the host's own matter. */
            token: string;
            /**
             * The sign-ins from places that were new to the account, since the last one from the place of this
             *     sign-in; at a place that is new itself, no more than the last of them. The newest comes first. A
             *     client says so once, since whoever signs in may not have been there. Part of the feature
             *     `sessions`; a host that has none to tell may leave the list out.
             */
            new_places?: components["schemas"]["SignIn"][];
        };
        /** The signed-in user. Only `name` is guaranteed; a host may send other fields, which the portal shows on Profile. */
        User: {
            /** Distinguishes users of the same name. A host may omit it. */
            id?: components["schemas"]["Id"];
            /** What the user is called. The portal's header shows the first word. */
            name: string;
        } & {
            [key: string]: unknown;
        };
        /** A company that the user may see in a module. */
        Company: {
            /** What `company_id` of the module's calls takes. */
            id: components["schemas"]["Id"];
            /** The name of the company. */
            name: string;
            /** What the user is to the company in this module. A host may leave it out. */
            role?: components["schemas"]["Role"];
        };
        /** A company of the water and intercity modules, which name the id field `_id`. */
        CompanyWithUnderscoreId: {
            /** What `company_id` of the module's calls takes. */
            _id: string;
            /** The name of the company. */
            name: string;
            /** What the user is to the company in this module. A host may leave it out. */
            role?: components["schemas"]["Role"];
        };
        /** How the host reports. A host may leave out all of it or any part. */
        Reporting: {
            /**
             * The IANA name of the time zone of service days and windows. The portal shows days and times
             *     in it, wherever the browser is. Without a name, or with one that the browser does not know,
             *     the portal uses the browser's time zone.
             * @example Asia/Dhaka
             */
            time_zone?: string;
            /**
             * The ISO 4217 code of the currency of all amounts. Without it an amount is a figure without a
             *     sign, and a client must not guess one.
             * @example BDT
             */
            currency?: string;
            /**
             * The day on which a week of the company's country begins. Without it the portal offers no
             *     range that is a week of the calendar.
             */
            week_starts_on?: components["schemas"]["Weekday"];
            /**
             * The days of the weekend of the company's country, which the portal marks. Without it, or with
             *     an empty list, no day is marked.
             * @example [
             *       "friday",
             *       "saturday"
             *     ]
             */
            weekend?: components["schemas"]["Weekday"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * A day of the week.
         * @enum {string}
         */
        Weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
        /**
         * The names of features, such as `today`, and the paths of single operations; with a minus, of a call of the specification that the host does not have.
         * @example [
         *       "toll_plaza",
         *       "today",
         *       "drill_downs"
         *     ]
         * @example [
         *       "/api/tollplaza/fares/{company_id}"
         *     ]
         */
        Features: string[];
        /** One list per module. A module without a list has no companies. */
        AllowedCompanies: {
            /** City bus companies. */
            intracity_companies?: components["schemas"]["Company"][];
            /** Companies whose takings are reported by supervisor. */
            supervisor_companies?: components["schemas"]["Company"][];
            /** Companies with offline counters. */
            offline_counter_companies?: components["schemas"]["Company"][];
            /** Companies with toll plazas. */
            toll_plaza_companies?: components["schemas"]["Company"][];
            /** Companies that issue waybills. */
            waybill_companies?: components["schemas"]["Company"][];
            /** Ferry and launch companies, whose id is `_id`. */
            water_companies?: components["schemas"]["CompanyWithUnderscoreId"][];
            /** Coach companies, whose id is `_id`. */
            intercity_companies?: components["schemas"]["CompanyWithUnderscoreId"][];
            /** Companies that sell tickets at counters and on buses. */
            counterwise_ticketing_companies?: components["schemas"]["Company"][];
        };
        /** A person, counter, lane, coach or ship. The name may be absent. */
        Named: {
            /** The id within the company. */
            id: components["schemas"]["Id"];
            /** Absent or null if it has none; the portal then shows 'N/A'. */
            name?: string | null;
        };
        /** A bus, coach or ship of the company. */
        Vehicle: {
            /** The id within the company, which `vehicle_id` of a call takes. */
            id: components["schemas"]["Id"];
            /** The number on its plate or hull, as registered. */
            registration_number: string;
            /** The type of bus, coach or ship, such as Minibus. */
            kind: string;
            /** Number of seats, or of people on board. Null or absent if it is not known. */
            capacity?: number | null;
            /** The route that it usually runs. Null or absent if it has none. */
            route?: string | null;
            /**
             * Whether it runs at the moment.
             * @enum {unknown}
             */
            status: "active" | "idle" | "maintenance" | "retired";
        };
        /** What was sold or passed, and the money for it. */
        Figures: {
            /** Tickets, entries, waybills or seats, as the module counts. */
            total_count: components["schemas"]["Count"];
            /** The money for them. */
            total_amount: components["schemas"]["Amount"];
        };
        /** The figures of a service day or a span of them, as a whole, up to a time, and by the hour or by the day. */
        DayFigures: {
            /** The count of all days, of the running one until now. */
            total_count: components["schemas"]["Count"];
            /** The amount of all days, of the running one until now. */
            total_amount: components["schemas"]["Amount"];
            /** The figures up to `compared_until` of the last day, which alone may be compared. */
            until: components["schemas"]["Figures"];
            /** Where `days` is 1, the figures of each hour; their sums are the figures of the day. */
            hours?: {
                /** The count of each hour, from 03:00 on. */
                counts: components["schemas"]["Count"][];
                /** The amount of each hour, from 03:00 on. */
                amounts: components["schemas"]["Amount"][];
            };
            /** Where `days` is more than 1, the figures of each day; their sums are the figures of the span. */
            by_day?: {
                /** The count of each day, the oldest first. */
                counts: components["schemas"]["Count"][];
                /** The amount of each day, the oldest first. */
                amounts: components["schemas"]["Amount"][];
            };
        };
        /** The days of one company in one module, with the same days a week before. */
        CompanyToday: {
            /**
             * The module, as in the names of the lists of `allowed_companies`.
             * @enum {unknown}
             */
            module: "intracity" | "supervisor" | "offline_counter" | "toll_plaza" | "waybill" | "water" | "intercity" | "counterwise_ticketing";
            /** The company's id in `allowed_companies`; 101 and "101" are the same. */
            company_id: components["schemas"]["Id"];
            /** The span; the running service day is in it up to now. */
            today: components["schemas"]["DayFigures"];
            /** The whole span seven days earlier. */
            last_week: components["schemas"]["DayFigures"];
            /** The whole service day before `service_day`. Where `days` is 1, answered by a host with the feature `earlier_days`. */
            yesterday?: components["schemas"]["Figures"];
            /**
             * In how many of the four weeks before `service_day`, on the same day of the week, there was a record in the
             *     hours that `service_day` has been without one: the whole hours after the hour of its newest record, or from
             *     03:00 on where it has no record, up to `compared_until`, or up to the end of the day where that is null. It is
             *     0 where there is no such hour. Records are those of `last_record_at`. Where `days` is 1, answered by a host
             *     with the feature `earlier_days`.
             */
            usual_weeks?: number;
            /**
             * The currency of the company's amounts, where it is another one than `data.reporting.currency`.
             * @example USD
             */
            currency?: string;
            /**
             * Format: date-time
             *
             * The moment of the newest record of the kind that these figures count, cancelled ones included, as sold, reserved, entered or issued; null if there is none on `service_day` and the 31 days before it. What came after `service_day` does not count.
             */
            last_record_at: string | null;
        };
        /** What one counter sold. */
        CounterRow: {
            /** Null for what was sold without a counter, or at one that is no longer known. */
            counter: components["schemas"]["Named"] | null;
            /** Tickets sold at the counter; for coaches, the seats of reservations that are not cancelled. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** The vehicle of a row. */
        NamedVehicle: {
            /** The id within the company, which `vehicle_id` of a call takes. */
            id: components["schemas"]["Id"];
            /** The number on its plate, as registered. */
            registration_number: string;
            /** What a coach is called. */
            name?: string | null;
        };
        /** What one counter sold for the vehicle. */
        VehicleCounterRow: {
            /** The vehicle that every row is about. */
            vehicle?: components["schemas"]["NamedVehicle"];
            /** Null for what was sold without a counter, or at one that is no longer known. */
            counter: components["schemas"]["Named"] | null;
            /** Tickets for the vehicle sold at the counter; for a coach, the seats of reservations that are not cancelled. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What the counter sold for one vehicle. */
        CounterVehicleRow: {
            /** The counter that every row is about. */
            counter?: components["schemas"]["Named"];
            /** Null for what was sold without a vehicle, or on one that is no longer known. */
            vehicle: components["schemas"]["NamedVehicle"] | null;
            /** Tickets for the vehicle sold at the counter; for a coach, the seats of reservations that are not cancelled. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What one vehicle ran and earned. */
        VehicleRow: {
            /** Null for what was sold without a vehicle, or on one that is no longer known. */
            vehicle: components["schemas"]["Vehicle"] | null;
            /** Trips that the vehicle departed for. */
            total_trips: components["schemas"]["Count"];
            /** Tickets sold for the vehicle, at a counter or on board. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What one supervisor took. */
        SupervisorRow: {
            /** Null for what no supervisor sold or drove. */
            supervisor: components["schemas"]["Named"] | null;
            /** Trips in the charge of the supervisor. */
            total_trips: components["schemas"]["Count"];
            /** Tickets sold by the supervisor. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What one ship ran and earned. */
        ShipRow: {
            /** Null for what was sold without a ship, or on one that is no longer known. */
            ship: components["schemas"]["Named"] | null;
            /** Trips that the ship departed for. */
            total_trips: components["schemas"]["Count"];
            /** Tickets sold for the ship. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What one counterman of a ship company sold. */
        CountermanRow: {
            /** Null for what nobody sold who has one of the four reports by person. */
            counterman: components["schemas"]["Named"] | null;
            /** Tickets sold by the counterman. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What one deck man sold. */
        DeckmanRow: {
            /** The deck man who sold. */
            deckman: components["schemas"]["Named"];
            /** Tickets sold by the deck man. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What one cabin man sold. */
        CabinmanRow: {
            /** The cabin man who sold. */
            cabinman: components["schemas"]["Named"];
            /** Tickets sold by the cabin man. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What one agent sold. */
        AgentRow: {
            /** Null for what no agent sold, for coaches alone. */
            agent: components["schemas"]["Named"] | null;
            /** Tickets sold by the agent; for coaches, the seats of reservations that are not cancelled. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** What one counterman sold at offline counters. */
        OfflineCounterRow: {
            /** The seller; the person or the name may be absent. */
            counterman?: {
                /** Absent or null if it is not known; the portal then shows 'N/A'. */
                name?: string | null;
            } | null;
            /** Tickets sold by the counterman, on the device and at the stoppages asked for. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** The sums of all days of the window. */
        SummaryTotals: {
            /** Trips that departed. */
            total_trips: components["schemas"]["Count"];
            /** Tickets sold. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** The figures of one service day. */
        SummaryDay: {
            /**
             * Format: date
             *
             * The service day, by the date on which it begins.
             */
            date: string;
            /** Trips that departed. */
            total_trips: components["schemas"]["Count"];
            /** Tickets sold. */
            total_tickets: components["schemas"]["Count"];
            /** What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** The vehicles that entered in the running service day, and what became of them until now. */
        TollplazaSummary: {
            /** Vehicles that entered. */
            total_entry_count: components["schemas"]["Count"];
            /** The tolls that they paid on entry, without overstays. */
            total_entry_amount: components["schemas"]["TollAmount"];
            /** Those of them that have left. */
            total_exited_count: components["schemas"]["Count"];
            /** Those of them that are still inside. Vehicles of earlier days are not among them. */
            total_non_exited_count: components["schemas"]["Count"];
            /** Those of them that were charged for an overstay. */
            total_overstay_count: components["schemas"]["Count"];
            /** What was charged for these overstays, beside the tolls on entry. */
            total_overstay_amount: components["schemas"]["TollAmount"];
        };
        /** The vehicles of one class that entered by one lane. */
        TollplazaCollectionRow: {
            /** The lane by which the vehicles entered. */
            lane: components["schemas"]["Named"];
            /** The class by which they were charged, such as Truck. */
            vehicle_class: string;
            /** Vehicles that entered. */
            total_entry_count: components["schemas"]["Count"];
            /** The tolls that they paid on entry, without overstays. */
            total_entry_amount: components["schemas"]["TollAmount"];
            /** Those of them that were charged for an overstay, whenever they left. */
            total_overstay_count: components["schemas"]["Count"];
            /** What was charged for these overstays, beside the tolls on entry. */
            total_overstay_amount: components["schemas"]["TollAmount"];
        };
        /** The passage of one vehicle through the plaza. */
        Passage: {
            /** Tells one passage from another. */
            id: components["schemas"]["Id"];
            /** The number on the plate, as it was read. Empty where the host has forgotten it. */
            registration_number: string;
            /** The class by which the vehicle was charged, such as Truck. */
            vehicle_class: string;
            /** The lane by which the vehicle entered. */
            lane: components["schemas"]["Named"];
            /**
             * Format: date-time
             *
             * The moment of the entry, which decides the service day of the passage.
             */
            entered_at: string;
            /**
             * Format: date-time
             *
             * The moment of the exit. Null while the vehicle is inside.
             */
            exited_at: string | null;
            /** The toll that was paid on entry. */
            entry_amount: components["schemas"]["TollAmount"];
            /** What was charged for staying beyond the free minutes, beside the toll on entry; 0 without an overstay. */
            overstay_amount: components["schemas"]["TollAmount"];
        };
        /** What vehicles of one class are charged. */
        TollplazaFare: {
            /** The class, such as Truck. */
            vehicle_class: string;
            /** The toll on entry. */
            fare: components["schemas"]["TollAmount"];
            /** What an overstay is charged by. For which span of time is the host's rule; the demo data of the reference API charges it for each hour begun. */
            overstay_fare: components["schemas"]["TollAmount"];
            /** How long a vehicle may stay before an overstay is charged. */
            free_minutes: components["schemas"]["Count"];
        };
        /** A vehicle that has entered and not left. */
        NonExitedVehicle: {
            /** The number on the plate, as it was read. Empty where the host has forgotten it. */
            registration_number: string;
            /** The class by which the vehicle is charged, such as Truck. */
            vehicle_class: string;
            /** The lane by which the vehicle entered. */
            lane: components["schemas"]["Named"];
            /**
             * Format: date-time
             *
             * The moment of the entry.
             */
            entered_at: string;
            /** Whole minutes from the entry to the moment of the answer. */
            inside_minutes: components["schemas"]["Count"];
        };
        /** One waybill, with the trips, fares and expenses of a vehicle and its driver. */
        WaybillRow: {
            /** The number that is printed on the waybill. */
            waybill_number: string;
            /** The vehicle that it was issued for. */
            vehicle: components["schemas"]["Vehicle"];
            /** The driver whom it was issued to. */
            driver: components["schemas"]["Named"];
            /**
             * Format: date-time
             *
             * The moment of the issue, which decides the service day of the waybill.
             */
            issued_at: string;
            /** Trips made on this waybill. */
            total_trips: components["schemas"]["Count"];
            /** Fares taken on these trips, before expenses. */
            total_fares: components["schemas"]["Amount"];
            /** What was spent on these trips, such as fuel and tolls. */
            total_expenses: components["schemas"]["Amount"];
            /** Fares less expenses, negative if more was spent than taken. */
            net_amount: components["schemas"]["Amount"];
        };
        /** One departure of a coach. */
        CoachRow: {
            /** The id of the departure, for a host with the feature `drill_downs`. */
            id?: components["schemas"]["Id"];
            /** The coach that departs. */
            coach: components["schemas"]["Named"];
            /** From where to where it runs. */
            route: string;
            /**
             * Format: date-time
             *
             * The moment of the departure, which decides the service day of this row.
             */
            departs_at: string;
            /** Seats that can be sold for this departure. */
            total_seats: components["schemas"]["Count"];
            /** Seats of its reservations that are not cancelled. */
            sold_seats: components["schemas"]["Count"];
            /** The amounts of its reservations that are not cancelled. */
            total_fares: components["schemas"]["Amount"];
        };
        /** Seats that a passenger has reserved on one departure. */
        Reservation: {
            /** Tells one reservation from another, as two may have the same number. */
            id?: components["schemas"]["Id"];
            /** The number that the passenger was given. */
            reservation_number: string;
            /** The passenger; the name may be absent. */
            passenger: {
                /** Absent or null if it is not known, or was forgotten; the portal then shows 'N/A'. */
                name?: string | null;
            };
            /** The coach that departs. */
            coach: components["schemas"]["Named"];
            /** The seats by their labels, such as A1. */
            seats: string[];
            /**
             * Format: date
             *
             * The date of the departure by the calendar, not by the service day.
             */
            travel_date: string;
            /**
             * What became of the reservation. It changes in this order only.
             * @enum {unknown}
             */
            status: "reserved" | "confirmed" | "cancelled";
            /** The price of all its seats. Part of no total if the reservation is cancelled. */
            amount: components["schemas"]["Amount"];
        };
        /** What is wrong with one field of the request. */
        FieldError: {
            /** The field by its name in path, query or body, with a point before each part of a nested one; `body` or `request` for the whole. */
            field: string;
            /** What is wrong with it, such as `is missing`. */
            message: string;
        };
        /**
         * What went wrong, for programs. Take a code that is not listed here as its status.
         * @enum {string}
         */
        FailureCode: "bad_request" | "unauthenticated" | "forbidden" | "wrong_password" | "password_change_required" | "second_factor_required" | "second_factor_setup_required" | "wrong_code" | "other_companies" | "not_found" | "method_not_allowed" | "timeout" | "too_large" | "unsupported_media_type" | "too_many_requests" | "server_error" | "unavailable";
        /** The envelope of every failure. A 401 may come without it. */
        Failure: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** A code for programs to act on. */
            code: components["schemas"]["FailureCode"];
            /** A sentence for users. */
            message: string;
            /** The id to quote to the host when reporting this answer, as in `X-Request-Id`. */
            request_id: string;
        };
        /** The envelope of a 400, which names the invalid fields. */
        ValidationFailure: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** A code for programs to act on. */
            code: components["schemas"]["FailureCode"];
            /** A sentence for users. */
            message: string;
            /** The id to quote to the host when reporting this answer, as in `X-Request-Id`. */
            request_id: string;
            /** The problem with each invalid field. */
            errors: components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** The access token. */
        Login: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status. A host may leave it out.
                     * @constant
                     */
                    success?: true;
                    /** What signing in gives. */
                    data: components["schemas"]["SignedIn"];
                };
            };
        };
        /** The access token. */
        SignedIn: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** What signing in gives. */
                    data: components["schemas"]["SignedIn"];
                };
            };
        };
        /** The user and the allowed companies. */
        User: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status. A host may leave it out.
                     * @constant
                     */
                    success?: true;
                    /** Who is signed in, what they may see, and how the host reports. */
                    data: {
                        /** The signed-in user. */
                        user: components["schemas"]["User"];
                        /** What the user may see, by module. */
                        allowed_companies: components["schemas"]["AllowedCompanies"];
                        /** The host's time zone, currency and week, as far as it says so. */
                        reporting?: components["schemas"]["Reporting"];
                        /**
                         * What the host answers besides the six calls of the specification. `intracity`, `supervisor`,
                         *     `toll_plaza`, `waybill`, `water`, `intercity` and `counterwise_ticketing` stand for the screens
                         *     that the specification lists for that module; a host that leaves the list out answers all of
                         *     those. `today` stands for `GET /api/today`, and `earlier_days` for its `day` and `days`. `drill_downs`
                         *     stands for what a figure is made of: the counters of a vehicle and the vehicles of a counter, the
                         *     reservations of a coach, and the passages of a lane and vehicle class. `same_hours` stands for
                         *     `until_time`, reports until a time of their last day. `password` stands for the change of the
                         *     user's own password, `sessions` for the list of the user's own sessions, and for ending them,
                         *     `second_factor` for codes of an app and recovery codes, `passkeys` for passkeys, `readings` for
                         *     the record of who read what, and `administration` for saying who has access. The path of an
                         *     operation, as this contract has it, stands for that operation alone. A host may name features
                         *     that a client does not know.
                         */
                        features?: components["schemas"]["Features"];
                        /**
                         * Whether the user has to change the password before any other call is answered. Part of the feature
                         *     `password`; absent, it is false.
                         */
                        must_change_password?: boolean;
                        /** What the session waits for. Part of the feature `second_factor`; absent, it waits for nothing. */
                        second_factor?: components["schemas"]["NeededSecondFactor"];
                        /** What a new password has to be. Part of the feature `password`; a host may leave it out. */
                        password_rules?: components["schemas"]["PasswordRules"];
                    };
                };
            };
        };
        /** The session has ended. */
        Logout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                };
            };
        };
        /** It is done. */
        Done: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                };
            };
        };
        /** The second factors of the user. */
        SecondFactorState: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** What the user has, without any secret. */
                    data: {
                        /**
                         * Format: date-time
                         *
                         * Since when the codes of an app are asked for. Null if they are not.
                         */
                        totp_since: string | null;
                        /** How many recovery codes were not used yet. */
                        recovery_codes_left: number;
                        /** The passkeys of the user, the oldest first. */
                        passkeys: components["schemas"]["Passkey"][];
                        /** Whether a company of the user requires a second factor. */
                        is_required: boolean;
                    };
                };
            };
        };
        /** The secret for an app that shows codes. */
        Totp: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The secret, twice. */
                    data: {
                        /** The secret in base32, for those who type it. */
                        secret: string;
                        /** The same as an address of the scheme `otpauth`, for a picture that the app scans. */
                        uri: string;
                    };
                };
            };
        };
        /** The recovery codes, which are never told again. */
        RecoveryCodes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The recovery codes. */
                    data: {
                        /** Each stands for a code once. */
                        recovery_codes: string[];
                    };
                };
            };
        };
        /** What a browser needs to make a passkey. */
        PasskeyCreation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The options. */
                    data: components["schemas"]["PasskeyCreationOptions"];
                };
            };
        };
        /** The passkey is kept. */
        AddedPasskey: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The passkey. */
                    data: components["schemas"]["Passkey"];
                };
            };
        };
        /** What a browser needs to sign in with a passkey. */
        PasskeyRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The options. */
                    data: components["schemas"]["PasskeyRequestOptions"];
                };
            };
        };
        /** The sessions of the user. */
        Sessions: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The sessions that are still good, the last seen first. */
                    data: components["schemas"]["Session"][];
                };
            };
        };
        /** The running service day of each company, or the span that was asked for, by module. */
        Today: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The moment of the answer, the days compared, and the companies. */
                    data: {
                        /**
                         * Format: date-time
                         *
                         * The moment of the answer, by the host's clock.
                         */
                        at: string;
                        /**
                         * Format: date
                         *
                         * The first service day of the span. Answered by a host with the feature `earlier_days`.
                         */
                        from_day?: string;
                        /**
                         * Format: date
                         *
                         * The last service day of the span; without parameters, the running one.
                         */
                        service_day: string;
                        /**
                         * Format: date
                         *
                         * The service day seven days before `from_day`. Answered by a host with the feature `earlier_days`.
                         */
                        compared_from_day?: string;
                        /**
                         * Format: date
                         *
                         * The service day seven days before `service_day`.
                         */
                        compared_day: string;
                        /** The time of day up to which the last days of both spans are compared; null if they are over, and whole. */
                        compared_until: string | null;
                        /** One entry for each company and module. */
                        companies: components["schemas"]["CompanyToday"][];
                    };
                };
            };
        };
        /**
         * One row per counter, and one for what was sold without one. The sums of all rows are all that the company
         *     sold.
         */
        CounterRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The counters, and a row with `counter: null` for what was sold without one. */
                    data: components["schemas"]["CounterRow"][];
                };
            };
        };
        /**
         * One row per counter, each with the vehicle that it is about. The sums of all rows are the figures of the
         *     vehicle in the vehicle wise report; for a coach, of its reservations made in the range.
         */
        VehicleCounterRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The counters that sold tickets for the vehicle. */
                    data: components["schemas"]["VehicleCounterRow"][];
                };
            };
        };
        /**
         * One row per vehicle, each with the counter that it is about. The sums of all rows are the figures of the
         *     counter in the counter wise report.
         */
        CounterVehicleRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The vehicles for which the counter sold tickets. */
                    data: components["schemas"]["CounterVehicleRow"][];
                };
            };
        };
        /**
         * One row per vehicle, and one for what was sold without one. The sums of all rows are all that the company
         *     sold.
         */
        VehicleRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The vehicles, and a row with `vehicle: null` for what was sold without one. */
                    data: components["schemas"]["VehicleRow"][];
                };
            };
        };
        /** The vehicles of the company. */
        Vehicles: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The vehicles. */
                    data: components["schemas"]["Vehicle"][];
                };
            };
        };
        /** Totals, and the days from the earliest on. */
        Summary: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The totals of the window and its days. */
                    data: {
                        /** The sums of all days. */
                        totals: components["schemas"]["SummaryTotals"];
                        /** The days, the earliest first. */
                        days: components["schemas"]["SummaryDay"][];
                    };
                };
            };
        };
        /** One row per supervisor, and one for what names none. The sums of all rows are all that the company sold. */
        SupervisorRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The supervisors, and a row with `supervisor: null` for what names none. */
                    data: components["schemas"]["SupervisorRow"][];
                };
            };
        };
        /** One row per ship, and one for what was sold without one. The sums of all rows are all that the company sold. */
        ShipRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The ships, and a row with `ship: null` for what was sold without one. */
                    data: components["schemas"]["ShipRow"][];
                };
            };
        };
        /** One row per counter man, and one for what nobody sold who has one of the four reports by person. */
        CountermanRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The countermen, and a row with `counterman: null` for what nobody sold. */
                    data: components["schemas"]["CountermanRow"][];
                };
            };
        };
        /** One row per deck man. */
        DeckmanRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The deck men. */
                    data: components["schemas"]["DeckmanRow"][];
                };
            };
        };
        /** One row per cabin man. */
        CabinmanRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The cabin men. */
                    data: components["schemas"]["CabinmanRow"][];
                };
            };
        };
        /**
         * One row per agent. For coaches, one more row holds what no agent sold; for ships, what nobody sold is in
         *     Counter Man Wise Report.
         */
        AgentRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The agents; for coaches, and a row with `agent: null` for what no agent sold. */
                    data: components["schemas"]["AgentRow"][];
                };
            };
        };
        /** One row per counterman. */
        OfflineCounterRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The countermen, and a row with `counterman: null` for what names none. */
                    data: components["schemas"]["OfflineCounterRow"][];
                };
            };
        };
        /** A list of values. */
        DeviceIds: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The device IDs, strings or integers as the host writes them. */
                    data: components["schemas"]["Id"][];
                };
            };
        };
        /** The six figures of the current service day. */
        TollplazaSummary: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The six figures. */
                    data: components["schemas"]["TollplazaSummary"];
                };
            };
        };
        /** One row per lane and vehicle class. */
        TollplazaCollectionRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The lanes, each with its vehicle classes. */
                    data: components["schemas"]["TollplazaCollectionRow"][];
                };
            };
        };
        /** One page of passages. */
        PassagePage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The rows of this page, and where the next one begins. */
                    data: {
                        /** The passages of this page, the newest entry first. */
                        rows: components["schemas"]["Passage"][];
                        /** The `cursor` of the next page, or null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
        };
        /** The passages found. */
        Passages: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The passages, the newest entry first. */
                    data: components["schemas"]["Passage"][];
                };
            };
        };
        /** One row per vehicle class. */
        TollplazaFares: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The vehicle classes, from the lowest fare up. */
                    data: components["schemas"]["TollplazaFare"][];
                };
            };
        };
        /** Vehicles still inside. */
        NonExitedVehicles: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The vehicles, the earliest entry first. */
                    data: components["schemas"]["NonExitedVehicle"][];
                };
            };
        };
        /** One row per waybill. */
        WaybillRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The waybills, the newest first. */
                    data: components["schemas"]["WaybillRow"][];
                };
            };
        };
        /** One row per departure. */
        CoachRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The departures, the earliest first. */
                    data: components["schemas"]["CoachRow"][];
                };
            };
        };
        /** One page of reservations. */
        ReservationPage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The rows of this page, and where the next one begins. */
                    data: {
                        /** The reservations of this page, the latest made first. */
                        rows: components["schemas"]["Reservation"][];
                        /** The `cursor` of the next page, or null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
        };
        /** One page of readings. */
        ReadingPage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The rows of this page, and where the next one begins. */
                    data: {
                        /** The readings of this page, the newest first. */
                        rows: components["schemas"]["Reading"][];
                        /** The `cursor` of the next page, or null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
        };
        /** Who may see the company. */
        AccessRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** One for each user and module, by name. */
                    data: components["schemas"]["Access"][];
                };
            };
        };
        /** The open invitations. */
        InvitationRows: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** Those that are still good, the newest first. */
                    data: components["schemas"]["OpenInvitation"][];
                };
            };
        };
        /** The invitation, with its token. */
        NewInvitation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** What is told of the invitation once. */
                    data: {
                        /** What `invitation_id` takes. */
                        id: components["schemas"]["Id"];
                        /** The token, to be sent as it is. Its form is the host's own matter, but that it can stand in an address. */
                        token: string;
                        /**
                         * Format: date-time
                         *
                         * From when on it is good no longer.
                         */
                        expires_at: string;
                    };
                };
            };
        };
        /** What the invitation is for. */
        Invitation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** The invitation. */
                    data: {
                        /** The module in which the company is to be seen. */
                        module: components["schemas"]["Module"];
                        /** The name of the company. */
                        company: string;
                        /** Whom it is for, in the words of the one who has invited. */
                        name: string;
                        /** What the user is to be to the company in this module. */
                        role: components["schemas"]["Role"];
                        /**
                         * Format: date-time
                         *
                         * From when on it is good no longer.
                         */
                        expires_at: string;
                        /** What the password of a new account has to be. Part of the feature `password`; a host may leave it out. */
                        password_rules?: components["schemas"]["PasswordRules"];
                    };
                };
            };
        };
        /** The request does not match the contract. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationFailure"];
            };
        };
        /** No token, an expired token, or wrong credentials. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The password of the user is wrong. */
        WrongPassword: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The code is wrong or was used before, or nothing waits for one. */
        WrongCode: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The user may not see this company in this module, is no administrator of it where that is needed, or has to change the password, or give or set up a second factor, first. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The user may also see what the administrator does not administer, or the one who asks is no administrator. */
        OtherCompanies: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The company has no such vehicle, counter or invitation, the user no such session, passkey or access, or the invitation is not good. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** Too many attempts. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The host failed. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** Any other failure, such as 413 for a body that is too large, or 503 while the host is unavailable. */
        OtherFailure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * The `id` or `_id` of one of the module's allowed companies.
         * @example 101
         */
        CompanyId: components["schemas"]["Id"];
        /**
         * The `id` of a vehicle of the company.
         * @example 2041
         */
        VehicleId: components["schemas"]["Id"];
        /**
         * The `id` of a counter of the company.
         * @example 11
         */
        CounterId: components["schemas"]["Id"];
        /**
         * The `id` of one of the user's sessions.
         * @example 0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10
         */
        SessionId: components["schemas"]["Id"];
        /**
         * The `id` of one of the user's passkeys.
         * @example 0198c2f4-6b1e-4c55-8a0d-2f1f7f6d2a10
         */
        PasskeyId: components["schemas"]["Id"];
        /**
         * The window begins at 03:00 on this day, which is its first service day.
         * @example 2026-06-01
         */
        FromDate: string;
        /**
         * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
         * @example 2026-06-02
         */
        ToDate: string;
        /**
         * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
         *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
         *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
         *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
         *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
         * @example 14:00
         */
        UntilTime: string;
        /**
         * The last service day of the span, at most 400 days before the running one. Left out, it is the running service
         *     day. Answered by a host with the feature `earlier_days`.
         * @example 2026-06-07
         */
        Day: string;
        /**
         * How many service days the span has. Answered by a host with the feature `earlier_days`.
         * @example 1
         */
        Days: number;
        /**
         * Limits the report to sales by this device.
         * @example POS-0117
         */
        DeviceId: components["schemas"]["Id"];
        /**
         * Limits the report to stoppages whose name contains this text, in letters of either case and in either digits, 123 or ১২৩. Blanks around the text are ignored, and a blank text limits nothing.
         * @example Gabtoli
         */
        Stoppage: string;
        /**
         * Part of a registration number.
         * @example dhk 11-42
         */
        RegistrationNumber: string;
        /**
         * Limits the list to passages that entered by this lane. Answered by a host with the feature `drill_downs`.
         * @example 3
         */
        LaneId: components["schemas"]["Id"];
        /**
         * Limits the list to vehicles of this class. Answered by a host with the feature `drill_downs`.
         * @example Truck
         */
        VehicleClass: string;
        /**
         * Limits the list to one departure, by the `id` of its row in the coach wise report.
         * @example 20607014
         */
        DepartureId: components["schemas"]["Id"];
        /**
         * The `id` or `_id` of a company of which the user is an administrator.
         * @example 601
         */
        AdministeredCompanyId: components["schemas"]["Id"];
        /**
         * The `id` of an open invitation.
         * @example 0198c2f4-9a3c-4f0b-8f5e-7f1f7f6d2a10
         */
        InvitationId: components["schemas"]["Id"];
        /**
         * Limits the list to readings in whose user, user name, report, act, address or device this text is found, in letters of either case and in either digits, 123 or ১২৩. Blanks around the text are ignored, and a blank text limits nothing.
         * @example nasrin
         */
        ReadingsSearch: string;
        /**
         * The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go in between move no other to another page.
         * @example eyJhZnRlciI6IjkzMTEifQ
         */
        Cursor: string;
        /**
         * The maximum number of rows in a page.
         * @example 100
         */
        Limit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * The id of this request in the host's log, which a failure repeats in `request_id`.
         * @example 0b9d6f3e-6a51-4c02-9f5e-2d3c8a41b7e6
         */
        RequestId: string;
        /**
         * Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * How many calls the host takes from one address in a minute, signed in or not.
         * @example 1200
         */
        RateLimit: number;
        /**
         * How many of them are left.
         * @example 1174
         */
        RateLimitRemaining: number;
        /**
         * In how many seconds the count begins anew.
         * @example 42
         */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Logout"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` of one of the user's sessions.
                 * @example 0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    verifySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactor"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactorState"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: components["responses"]["Totp"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCode"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: components["responses"]["PasskeyCreation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            200: components["responses"]["AddedPasskey"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` of one of the user's passkeys.
                 * @example 0198c2f4-6b1e-4c55-8a0d-2f1f7f6d2a10
                 */
                passkey_id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getToday: {
        parameters: {
            query?: {
                /**
                 * The last service day of the span, at most 400 days before the running one. Left out, it is the running service
                 *     day. Answered by a host with the feature `earlier_days`.
                 * @example 2026-06-07
                 */
                day?: components["parameters"]["Day"];
                /**
                 * How many service days the span has. Answered by a host with the feature `earlier_days`.
                 * @example 1
                 */
                days?: components["parameters"]["Days"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Today"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listReadings: {
        parameters: {
            query: {
                /**
                 * The `id` or `_id` of a company of which the user is an administrator.
                 * @example 601
                 */
                company_id: components["parameters"]["AdministeredCompanyId"];
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Limits the list to readings in whose user, user name, report, act, address or device this text is found, in letters of either case and in either digits, 123 or ১২৩. Blanks around the text are ignored, and a blank text limits nothing.
                 * @example nasrin
                 */
                search?: components["parameters"]["ReadingsSearch"];
                /**
                 * The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go in between move no other to another page.
                 * @example eyJhZnRlciI6IjkzMTEifQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * The maximum number of rows in a page.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReadingPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    noteReading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotedReading"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listAccess: {
        parameters: {
            query: {
                /**
                 * The `id` or `_id` of a company of which the user is an administrator.
                 * @example 601
                 */
                company_id: components["parameters"]["AdministeredCompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccessRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    endAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndedAccess"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndedAccess"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OtherCompanies"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listInvitations: {
        parameters: {
            query: {
                /**
                 * The `id` or `_id` of a company of which the user is an administrator.
                 * @example 601
                 */
                company_id: components["parameters"]["AdministeredCompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InvitationRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationOf"];
            };
        };
        responses: {
            200: components["responses"]["NewInvitation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` of an open invitation.
                 * @example 0198c2f4-9a3c-4f0b-8f5e-7f1f7f6d2a10
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitedTo"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            200: components["responses"]["Invitation"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    joinByInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntracityCounterwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CounterRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntracityVehiclewiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listIntracityVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vehicles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntracitySummary: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Summary"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntracityVehicleCounters: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of a vehicle of the company.
                 * @example 2041
                 */
                vehicle_id: components["parameters"]["VehicleId"];
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleCounterRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntracityCounterVehicles: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of a counter of the company.
                 * @example 11
                 */
                counter_id: components["parameters"]["CounterId"];
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CounterVehicleRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getSupervisorSupervisorwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SupervisorRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getSupervisorVehiclewiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listSupervisorVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vehicles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getOfflineCounterReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
                /**
                 * Limits the report to sales by this device.
                 * @example POS-0117
                 */
                device_id?: components["parameters"]["DeviceId"];
                /**
                 * Limits the report to stoppages whose name contains this text, in letters of either case and in either digits, 123 or ১২৩. Blanks around the text are ignored, and a blank text limits nothing.
                 * @example Gabtoli
                 */
                stoppage?: components["parameters"]["Stoppage"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OfflineCounterRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listOfflineCounterDeviceIds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeviceIds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getTollplazaSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TollplazaSummary"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getTollplazaCollectionReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TollplazaCollectionRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listTollplazaCollections: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Limits the list to passages that entered by this lane. Answered by a host with the feature `drill_downs`.
                 * @example 3
                 */
                lane_id?: components["parameters"]["LaneId"];
                /**
                 * Limits the list to vehicles of this class. Answered by a host with the feature `drill_downs`.
                 * @example Truck
                 */
                vehicle_class?: components["parameters"]["VehicleClass"];
                /**
                 * The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go in between move no other to another page.
                 * @example eyJhZnRlciI6IjkzMTEifQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * The maximum number of rows in a page.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PassagePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listTollplazaFares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TollplazaFares"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listTollplazaNonExitedVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NonExitedVehicles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    findTollplazaPassages: {
        parameters: {
            query: {
                /**
                 * Part of a registration number.
                 * @example dhk 11-42
                 */
                registration_number: components["parameters"]["RegistrationNumber"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Passages"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getWaybillReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaybillRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listWaybillVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vehicles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getWaterShipwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShipRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getWaterCounterwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CountermanRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getWaterDeckmanwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeckmanRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getWaterCabinmanwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CabinmanRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getWaterAgentwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AgentRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listWaterVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vehicles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntercityCoachwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CoachRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntercityCounterwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CounterRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntercityAgentwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AgentRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listIntercityReservations: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go in between move no other to another page.
                 * @example eyJhZnRlciI6IjkzMTEifQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * The maximum number of rows in a page.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservationPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listIntercityVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vehicles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntercityVehicleCounters: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of a vehicle of the company.
                 * @example 2041
                 */
                vehicle_id: components["parameters"]["VehicleId"];
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleCounterRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntercityCounterVehicles: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of a counter of the company.
                 * @example 11
                 */
                counter_id: components["parameters"]["CounterId"];
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CounterVehicleRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listIntercityCoachReservations: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Limits the list to one departure, by the `id` of its row in the coach wise report.
                 * @example 20607014
                 */
                departure_id?: components["parameters"]["DepartureId"];
                /**
                 * The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go in between move no other to another page.
                 * @example eyJhZnRlciI6IjkzMTEifQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * The maximum number of rows in a page.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of a vehicle of the company.
                 * @example 2041
                 */
                vehicle_id: components["parameters"]["VehicleId"];
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservationPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getCounterwiseTicketingCounterwiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CounterRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getCounterwiseTicketingVehiclewiseReport: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    listCounterwiseTicketingVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vehicles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getCounterwiseTicketingSummary: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Summary"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getCounterwiseTicketingVehicleCounters: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of a vehicle of the company.
                 * @example 2041
                 */
                vehicle_id: components["parameters"]["VehicleId"];
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VehicleCounterRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getCounterwiseTicketingCounterVehicles: {
        parameters: {
            query: {
                /**
                 * The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * Counts of the last service day of the window only what was recorded before this time of the clock on the wall,
                 *     so that a day that goes on can be compared with the same hours of an earlier one. The hours of a service day
                 *     run from 03:00 to 02:59: until 03:00 it has nothing, and 01:30 is of its night. All other days count as a
                 *     whole. An overstay counts where the vehicle had left by then as well. Answered by a host with the feature
                 *     `same_hours`. A 400 that names it says that the host no longer has the records of that day.
                 * @example 14:00
                 */
                until_time?: components["parameters"]["UntilTime"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of a counter of the company.
                 * @example 11
                 */
                counter_id: components["parameters"]["CounterId"];
                /**
                 * The `id` or `_id` of one of the module's allowed companies.
                 * @example 101
                 */
                company_id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CounterVehicleRows"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
}
