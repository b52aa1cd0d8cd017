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
         * @description The specification defines the path and `data.token`; the names of the two fields were designed here. An unknown user and a wrong password get the same 401.
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
         * @description Loaded at start-up and after signing in. Only `user.name` and the lists of companies are needed; `reporting` and `features` are optional, and a client assumes nothing in their place.
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
         * @description The token is not good for any further call. A client that gets no `success: true` takes the user for still signed in.
         */
        post: operations["logout"];
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
         * The running service day of every allowed company, beside the same day last week
         * @description Answered by a host whose `GET /api/auth/user` names the feature `today`. One entry for each company and
         *     module of `allowed_companies`, with records or without.
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
         *     full hour. At 03:00 nothing can be compared yet.
         *
         *     **Hours** are those that the clock shows in the reporting time zone, the first from 03:00 to 04:00. `today` has
         *     them up to the running one, which is not over, `last_week` all 24. In a night in which the clocks change,
         *     an hour that the clock shows twice holds the records of both, and one that it skips holds none.
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
    "/api/intracity/reports/counterwise/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets and fares of each counter
         * @description Every counter of the company is listed if any of them sold a ticket in the window, also with zeros. A ticket counts for the service day on which it was sold. The highest fares come first.
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
         * @description Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
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
         * @description All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
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
         * @description `totals` are the sums of `days`. A day without tickets and trips may be left out of `days`. A ticket counts for the service day on which it was sold, a trip for that of its departure.
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
         * @description What a figure of the vehicle wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
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
         * @description What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
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
         * @description A supervisor's tickets are those sold in their name, and count for the service day of the sale; the trips are those they went along with, and count for that of the departure. The highest fares come first.
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
         * @description Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
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
         * @description All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
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
         * @description Counters without a connection report their sales later: a ticket counts for the service day on which it was sold, so that figures of past days still grow. `device_id` and `stoppage` narrow the report. The portal adds tickets and fares up over all rows.
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
         * @description The values that `device_id` of the offline counter report takes. Devices are listed whether or not they sold anything.
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
         * @description The vehicles that entered in the running service day, which began at 03:00, and what became of them until now. A vehicle of an earlier day that is still inside is not part of it, and one that leaves tomorrow changes the figures of today. The portal's Total Amount is `total_entry_amount` and `total_overstay_amount` together.
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
         * @description The entries of the window by the lane of the entry and the class of the vehicle. An overstay counts for the service day of the entry, whenever the vehicle left, so that these figures can still grow after the day is over.
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
         * @description The passages that entered in the window, with their exits, whenever those were.
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
         * @description What is charged from now on. Passages keep the amounts that they were charged.
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
         * @description Every vehicle inside, whenever it entered, the one with the earliest entry first. The summary counts only those that entered in the running service day.
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
         * @description Ignores spaces, dashes and case, and looks through all days. Returns at most 500 passages. Without a letter or a digit to look for, nothing is found.
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
         * @description Waybills issued in the window, the newest first. A waybill stays in the service day of its issue when its trips, fares or expenses change later.
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
         * @description All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
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
         * @description Ships with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
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
         * @description A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles are in reports of their own; what nobody with a role sold is the row without a seller in all four.
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
         * @description A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles are in reports of their own; what nobody with a role sold is the row without a seller in all four.
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
         * @description A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles are in reports of their own; what nobody with a role sold is the row without a seller in all four.
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
         * @description A seller is listed who sold a ticket in the window. A ticket counts for the service day on which it was sold. Sellers of the other three roles are in reports of their own; what nobody with a role sold is the row without a seller in all four.
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
         * @description All ships of the company, retired ones included, in the order of their registration numbers.
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
         * @description One row for each departure in the window, the earliest first, with the seats sold for it whenever that was. Cancelled reservations are not part of it. Its fares differ from those of the counter wise report, which counts by the day of the reservation.
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
         * @description Every counter of the company is listed if any of them took a reservation in the window, also with zeros. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
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
         * @description Agents who took a reservation in the window are listed, the highest fares first. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
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
         * @description By the time at which a reservation was made, not by the day of travel. Cancelled ones are listed with their amount; whoever adds amounts up leaves them out.
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
         * @description All coaches of the company, retired ones included, in the order of their registration numbers.
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
         * @description What the counters sold for one coach. Answered by a host with the feature `drill_downs`. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
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
         * @description What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A reservation that is not cancelled counts, with its seats as tickets and its amount as fares, for the service day on which it was made, whenever the coach departs.
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
         * @description The window is about the departures, as in the coach wise report, and a reservation is listed whenever it was made. Cancelled ones are listed with their amount; the others add up to the coach wise report. Answered by a host with the feature `drill_downs`.
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
         * @description Every counter of the company is listed if any of them sold a ticket in the window, also with zeros. A ticket counts for the service day on which it was sold. The highest fares come first.
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
         * @description Vehicles with tickets or trips in the window are listed. A ticket counts for the service day on which it was sold, a trip for that of its departure. The highest fares come first.
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
         * @description All vehicles of the company in this module, retired ones included, in the order of their registration numbers.
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
         * @description `totals` are the sums of `days`. A day without tickets and trips may be left out of `days`. A ticket counts for the service day on which it was sold, a trip for that of its departure.
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
         * @description What a figure of the vehicle wise report is made of. A ticket counts for the service day on which it was sold.
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
         * @description What a figure of the counter wise report is made of. Answered by a host with the feature `drill_downs`. A ticket counts for the service day on which it was sold.
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
         * @description An id as the host writes it. 101 and "101" are the same.
         * @example 101
         * @example 66f0c1d2a9
         */
        Id: string | number;
        /**
         * @description Money in the host's currency, with at most two decimals.
         * @example 1520.5
         * @example 1520.50
         */
        Amount: number | string;
        /**
         * @description A count, as an integer or a string of digits.
         * @example 48
         * @example 48
         */
        Count: number | string;
        /**
         * @description Whole units of money, as an integer or a numeric string.
         * @example 12500
         * @example 12500
         */
        TollAmount: number | string;
        /** @description What a user signs in with. */
        Credentials: {
            /** @description The name that the user signs in with, which is not the `name` shown in the portal. */
            username: string;
            /** @description The password, as typed. */
            password: string;
        };
        /** @description The signed-in user. Only `name` is guaranteed; a host may send other fields, which the portal shows on Profile. */
        User: {
            /** @description Distinguishes users of the same name. A host may omit it. */
            id?: components["schemas"]["Id"];
            /** @description What the user is called. The portal's header shows the first word. */
            name: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A company that the user may see in a module. */
        Company: {
            /** @description What `company_id` of the module's calls takes. */
            id: components["schemas"]["Id"];
            /** @description The name of the company. */
            name: string;
        };
        /** @description A company of the water and intercity modules, which name the id field `_id`. */
        CompanyWithUnderscoreId: {
            /** @description What `company_id` of the module's calls takes. */
            _id: string;
            /** @description The name of the company. */
            name: string;
        };
        /** @description How the host reports. A host may leave out all of it or any part. */
        Reporting: {
            /**
             * @description The IANA name of the time zone of service days and windows. The portal shows days and times
             *     in it, wherever the browser is. Without a name, or with one that the browser does not know,
             *     the portal uses the browser's time zone.
             * @example Asia/Dhaka
             */
            time_zone?: string;
            /**
             * @description The ISO 4217 code of the currency of all amounts. Without it an amount is a figure without a
             *     sign, and a client must not guess one.
             * @example BDT
             */
            currency?: string;
            /**
             * @description The day on which a week of the company's country begins. Without it the portal offers no
             *     range that is a week of the calendar.
             */
            week_starts_on?: components["schemas"]["Weekday"];
            /**
             * @description The days of the weekend of the company's country, which the portal marks. Without it, or with
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
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
        /**
         * @description The names of features, such as `today`.
         * @example [
         *       "today",
         *       "drill_downs"
         *     ]
         */
        Features: string[];
        /** @description One list per module. A module without a list has no companies. */
        AllowedCompanies: {
            /** @description City bus companies. */
            intracity_companies?: components["schemas"]["Company"][];
            /** @description Companies whose takings are reported by supervisor. */
            supervisor_companies?: components["schemas"]["Company"][];
            /** @description Companies with offline counters. */
            offline_counter_companies?: components["schemas"]["Company"][];
            /** @description Companies with toll plazas. */
            toll_plaza_companies?: components["schemas"]["Company"][];
            /** @description Companies that issue waybills. */
            waybill_companies?: components["schemas"]["Company"][];
            /** @description Ferry and launch companies, whose id is `_id`. */
            water_companies?: components["schemas"]["CompanyWithUnderscoreId"][];
            /** @description Coach companies, whose id is `_id`. */
            intercity_companies?: components["schemas"]["CompanyWithUnderscoreId"][];
            /** @description Companies that sell tickets at counters and on buses. */
            counterwise_ticketing_companies?: components["schemas"]["Company"][];
        };
        /** @description A person, counter, lane, coach or ship. The name may be absent. */
        Named: {
            /** @description The id within the company. */
            id: components["schemas"]["Id"];
            /** @description Absent or null if it has none; the portal then shows 'N/A'. */
            name?: string | null;
        };
        /** @description A bus, coach or ship of the company. */
        Vehicle: {
            /** @description The id within the company, which `vehicle_id` of a call takes. */
            id: components["schemas"]["Id"];
            /** @description The number on its plate or hull, as registered. */
            registration_number: string;
            /** @description The type of bus, coach or ship, such as Minibus. */
            kind: string;
            /** @description Number of seats, or of people on board. Null or absent if it is not known. */
            capacity?: number | null;
            /** @description The route that it usually runs. Null or absent if it has none. */
            route?: string | null;
            /**
             * @description Whether it runs at the moment.
             * @enum {unknown}
             */
            status: "active" | "idle" | "maintenance" | "retired";
        };
        /** @description What was sold or passed, and the money for it. */
        Figures: {
            /** @description Tickets, entries, waybills or seats, as the module counts. */
            total_count: components["schemas"]["Count"];
            /** @description The money for them. */
            total_amount: components["schemas"]["Amount"];
        };
        /** @description The figures of a service day, as a whole, up to a time, and by the hour. */
        DayFigures: {
            /** @description The count of the whole day, or of the running one until now. */
            total_count: components["schemas"]["Count"];
            /** @description The amount of the whole day, or of the running one until now. */
            total_amount: components["schemas"]["Amount"];
            /** @description The figures from 03:00 to `compared_until`, which alone may be compared. */
            until: components["schemas"]["Figures"];
            /** @description The figures of each hour; their sums are the figures of the day. */
            hours: {
                /** @description The count of each hour, from 03:00 on. */
                counts: components["schemas"]["Count"][];
                /** @description The amount of each hour, from 03:00 on. */
                amounts: components["schemas"]["Amount"][];
            };
        };
        /** @description The running service day of one company in one module, beside the same day last week. */
        CompanyToday: {
            /**
             * @description The module, as in the names of the lists of `allowed_companies`.
             * @enum {unknown}
             */
            module: "intracity" | "supervisor" | "offline_counter" | "toll_plaza" | "waybill" | "water" | "intercity" | "counterwise_ticketing";
            /** @description The company's id in `allowed_companies`; 101 and "101" are the same. */
            company_id: components["schemas"]["Id"];
            /** @description The running service day, up to now. */
            today: components["schemas"]["DayFigures"];
            /** @description The whole service day seven days earlier. */
            last_week: components["schemas"]["DayFigures"];
            /**
             * Format: date-time
             * @description The moment of the newest record of the kind that these figures count, cancelled ones included, as sold, reserved, entered or issued; null if there is none in the running service day and the 31 before it.
             */
            last_record_at: string | null;
        };
        /** @description What one counter sold. */
        CounterRow: {
            /** @description Null for what was sold without a counter, or at one that is no longer known. */
            counter: components["schemas"]["Named"] | null;
            /** @description Tickets sold at the counter; for coaches, the seats of reservations that are not cancelled. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description The vehicle of a row. */
        NamedVehicle: {
            /** @description The id within the company, which `vehicle_id` of a call takes. */
            id: components["schemas"]["Id"];
            /** @description The number on its plate, as registered. */
            registration_number: string;
            /** @description What a coach is called. */
            name?: string | null;
        };
        /** @description What one counter sold for the vehicle. */
        VehicleCounterRow: {
            /** @description The vehicle that every row is about. */
            vehicle?: components["schemas"]["NamedVehicle"];
            /** @description Null for what was sold without a counter, or at one that is no longer known. */
            counter: components["schemas"]["Named"] | null;
            /** @description Tickets for the vehicle sold at the counter; for a coach, the seats of reservations that are not cancelled. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What the counter sold for one vehicle. */
        CounterVehicleRow: {
            /** @description The counter that every row is about. */
            counter?: components["schemas"]["Named"];
            /** @description Null for what was sold without a vehicle, or on one that is no longer known. */
            vehicle: components["schemas"]["NamedVehicle"] | null;
            /** @description Tickets for the vehicle sold at the counter; for a coach, the seats of reservations that are not cancelled. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What one vehicle ran and earned. */
        VehicleRow: {
            /** @description Null for what was sold without a vehicle, or on one that is no longer known. */
            vehicle: components["schemas"]["Vehicle"] | null;
            /** @description Trips that the vehicle departed for. */
            total_trips: components["schemas"]["Count"];
            /** @description Tickets sold for the vehicle, at a counter or on board. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What one supervisor took. */
        SupervisorRow: {
            /** @description Null for what no supervisor sold or drove. */
            supervisor: components["schemas"]["Named"] | null;
            /** @description Trips in the charge of the supervisor. */
            total_trips: components["schemas"]["Count"];
            /** @description Tickets sold by the supervisor. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What one ship ran and earned. */
        ShipRow: {
            /** @description Null for what was sold without a ship, or on one that is no longer known. */
            ship: components["schemas"]["Named"] | null;
            /** @description Trips that the ship departed for. */
            total_trips: components["schemas"]["Count"];
            /** @description Tickets sold for the ship. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What one counterman of a ship company sold. */
        CountermanRow: {
            /** @description Null for what names no seller whom a report of this module shows. */
            counterman: components["schemas"]["Named"] | null;
            /** @description Tickets sold by the counterman. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What one deck man sold. */
        DeckmanRow: {
            /** @description Null for what names no seller whom a report of this module shows. */
            deckman: components["schemas"]["Named"] | null;
            /** @description Tickets sold by the deck man. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What one cabin man sold. */
        CabinmanRow: {
            /** @description Null for what names no seller whom a report of this module shows. */
            cabinman: components["schemas"]["Named"] | null;
            /** @description Tickets sold by the cabin man. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What one agent sold. */
        AgentRow: {
            /** @description Null for what names no seller whom a report of this module shows. */
            agent: components["schemas"]["Named"] | null;
            /** @description Tickets sold by the agent; for coaches, the seats of reservations that are not cancelled. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description What one counterman sold at offline counters. */
        OfflineCounterRow: {
            /** @description The seller; the person or the name may be absent. */
            counterman?: {
                /** @description Absent or null if it is not known; the portal then shows 'N/A'. */
                name?: string | null;
            } | null;
            /** @description Tickets sold by the counterman, on the device and at the stoppages asked for. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description The sums of all days of the window. */
        SummaryTotals: {
            /** @description Trips that departed. */
            total_trips: components["schemas"]["Count"];
            /** @description Tickets sold. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description The figures of one service day. */
        SummaryDay: {
            /**
             * Format: date
             * @description The service day, by the date on which it begins.
             */
            date: string;
            /** @description Trips that departed. */
            total_trips: components["schemas"]["Count"];
            /** @description Tickets sold. */
            total_tickets: components["schemas"]["Count"];
            /** @description What was paid for them. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description The vehicles that entered in the running service day, and what became of them until now. */
        TollplazaSummary: {
            /** @description Vehicles that entered. */
            total_entry_count: components["schemas"]["Count"];
            /** @description The tolls that they paid on entry, without overstays. */
            total_entry_amount: components["schemas"]["TollAmount"];
            /** @description Those of them that have left. */
            total_exited_count: components["schemas"]["Count"];
            /** @description Those of them that are still inside. Vehicles of earlier days are not among them. */
            total_non_exited_count: components["schemas"]["Count"];
            /** @description Those of them that were charged for an overstay. */
            total_overstay_count: components["schemas"]["Count"];
            /** @description What was charged for these overstays, beside the tolls on entry. */
            total_overstay_amount: components["schemas"]["TollAmount"];
        };
        /** @description The vehicles of one class that entered by one lane. */
        TollplazaCollectionRow: {
            /** @description The lane by which the vehicles entered. */
            lane: components["schemas"]["Named"];
            /** @description The class by which they were charged, such as Truck. */
            vehicle_class: string;
            /** @description Vehicles that entered. */
            total_entry_count: components["schemas"]["Count"];
            /** @description The tolls that they paid on entry, without overstays. */
            total_entry_amount: components["schemas"]["TollAmount"];
            /** @description Those of them that were charged for an overstay, whenever they left. */
            total_overstay_count: components["schemas"]["Count"];
            /** @description What was charged for these overstays, beside the tolls on entry. */
            total_overstay_amount: components["schemas"]["TollAmount"];
        };
        /** @description The passage of one vehicle through the plaza. */
        Passage: {
            /** @description Tells one passage from another. */
            id: components["schemas"]["Id"];
            /** @description The number on the plate, as it was read. Empty where the host has forgotten it. */
            registration_number: string;
            /** @description The class by which the vehicle was charged, such as Truck. */
            vehicle_class: string;
            /** @description The lane by which the vehicle entered. */
            lane: components["schemas"]["Named"];
            /**
             * Format: date-time
             * @description The moment of the entry, which decides the service day of the passage.
             */
            entered_at: string;
            /**
             * Format: date-time
             * @description The moment of the exit. Null while the vehicle is inside.
             */
            exited_at: string | null;
            /** @description The toll that was paid on entry. */
            entry_amount: components["schemas"]["TollAmount"];
            /** @description What was charged for staying beyond the free minutes, beside the toll on entry; 0 without an overstay. */
            overstay_amount: components["schemas"]["TollAmount"];
        };
        /** @description What vehicles of one class are charged. */
        TollplazaFare: {
            /** @description The class, such as Truck. */
            vehicle_class: string;
            /** @description The toll on entry. */
            fare: components["schemas"]["TollAmount"];
            /** @description What an overstay is charged by. For which span of time is the host's rule; the demo data of the reference API charges it for each hour begun. */
            overstay_fare: components["schemas"]["TollAmount"];
            /** @description How long a vehicle may stay before an overstay is charged. */
            free_minutes: components["schemas"]["Count"];
        };
        /** @description A vehicle that has entered and not left. */
        NonExitedVehicle: {
            /** @description The number on the plate, as it was read. Empty where the host has forgotten it. */
            registration_number: string;
            /** @description The class by which the vehicle is charged, such as Truck. */
            vehicle_class: string;
            /** @description The lane by which the vehicle entered. */
            lane: components["schemas"]["Named"];
            /**
             * Format: date-time
             * @description The moment of the entry.
             */
            entered_at: string;
            /** @description Whole minutes from the entry to the moment of the answer. */
            inside_minutes: components["schemas"]["Count"];
        };
        /** @description One waybill, with the trips, fares and expenses of a vehicle and its driver. */
        WaybillRow: {
            /** @description The number that is printed on the waybill. */
            waybill_number: string;
            /** @description The vehicle that it was issued for. */
            vehicle: components["schemas"]["Vehicle"];
            /** @description The driver whom it was issued to. */
            driver: components["schemas"]["Named"];
            /**
             * Format: date-time
             * @description The moment of the issue, which decides the service day of the waybill.
             */
            issued_at: string;
            /** @description Trips made on this waybill. */
            total_trips: components["schemas"]["Count"];
            /** @description Fares taken on these trips, before expenses. */
            total_fares: components["schemas"]["Amount"];
            /** @description What was spent on these trips, such as fuel and tolls. */
            total_expenses: components["schemas"]["Amount"];
            /** @description Fares less expenses, negative if more was spent than taken. */
            net_amount: components["schemas"]["Amount"];
        };
        /** @description One departure of a coach. */
        CoachRow: {
            /** @description The id of the departure, for a host with the feature `drill_downs`. */
            id?: components["schemas"]["Id"];
            /** @description The coach that departs. */
            coach: components["schemas"]["Named"];
            /** @description From where to where it runs. */
            route: string;
            /**
             * Format: date-time
             * @description The moment of the departure, which decides the service day of this row.
             */
            departs_at: string;
            /** @description Seats that can be sold for this departure. */
            total_seats: components["schemas"]["Count"];
            /** @description Seats of its reservations that are not cancelled. */
            sold_seats: components["schemas"]["Count"];
            /** @description The amounts of its reservations that are not cancelled. */
            total_fares: components["schemas"]["Amount"];
        };
        /** @description Seats that a passenger has reserved on one departure. */
        Reservation: {
            /** @description Tells one reservation from another, as two may have the same number. */
            id?: components["schemas"]["Id"];
            /** @description The number that the passenger was given. */
            reservation_number: string;
            /** @description The passenger; the name may be absent. */
            passenger: {
                /** @description Absent or null if it is not known, or was forgotten; the portal then shows 'N/A'. */
                name?: string | null;
            };
            /** @description The coach that departs. */
            coach: components["schemas"]["Named"];
            /** @description The seats by their labels, such as A1. */
            seats: string[];
            /**
             * Format: date
             * @description The date of the departure by the calendar, not by the service day.
             */
            travel_date: string;
            /**
             * @description What became of the reservation. It changes in this order only.
             * @enum {unknown}
             */
            status: "reserved" | "confirmed" | "cancelled";
            /** @description The price of all its seats. Part of no total if the reservation is cancelled. */
            amount: components["schemas"]["Amount"];
        };
        /** @description What is wrong with one field of the request. */
        FieldError: {
            /** @description The field by its name in path, query or body, with a point before each part of a nested one; `body` or `request` for the whole. */
            field: string;
            /** @description What is wrong with it, such as `is missing`. */
            message: string;
        };
        /**
         * @description What went wrong, for programs. Take a code that is not listed here as its status.
         * @enum {string}
         */
        FailureCode: "bad_request" | "unauthenticated" | "forbidden" | "not_found" | "method_not_allowed" | "timeout" | "too_large" | "unsupported_media_type" | "too_many_requests" | "server_error" | "unavailable";
        /** @description The envelope of every failure. A 401 may come without it. */
        Failure: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description A code for programs to act on. */
            code: components["schemas"]["FailureCode"];
            /** @description A sentence for users. */
            message: string;
            /** @description The id to quote to the host when reporting this answer, as in `X-Request-Id`. */
            request_id: string;
        };
        /** @description The envelope of a 400, which names the invalid fields. */
        ValidationFailure: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description A code for programs to act on. */
            code: components["schemas"]["FailureCode"];
            /** @description A sentence for users. */
            message: string;
            /** @description The id to quote to the host when reporting this answer, as in `X-Request-Id`. */
            request_id: string;
            /** @description The problem with each invalid field. */
            errors: components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description The access token. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description What signing in gives. */
                    data: {
                        /** @description The access token, to be sent as it is. Its form is the host's own matter. */
                        token: string;
                    };
                };
            };
        };
        /** @description The user and the allowed companies. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description Who is signed in, what they may see, and how the host reports. */
                    data: {
                        /** @description The signed-in user. */
                        user: components["schemas"]["User"];
                        /** @description What the user may see, by module. */
                        allowed_companies: components["schemas"]["AllowedCompanies"];
                        /** @description The host's time zone, currency and week, as far as it says so. */
                        reporting?: components["schemas"]["Reporting"];
                        /**
                         * @description What the host answers beyond the specification. `today` stands for `GET /api/today`. `drill_downs`
                         *     stands for what a figure is made of: the counters of a vehicle and the vehicles of a counter, the
                         *     reservations of a coach, and the passages of a lane and vehicle class. A host may leave the list
                         *     out, and may name features that a client does not know.
                         */
                        features?: components["schemas"]["Features"];
                    };
                };
            };
        };
        /** @description The session has ended. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                };
            };
        };
        /** @description The running service day of each company, by module. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The moment of the answer, the two days compared, and the companies. */
                    data: {
                        /**
                         * Format: date-time
                         * @description The moment of the answer, by the host's clock.
                         */
                        at: string;
                        /**
                         * Format: date
                         * @description The running service day.
                         */
                        service_day: string;
                        /**
                         * Format: date
                         * @description The service day seven days earlier.
                         */
                        compared_day: string;
                        /** @description The time of day up to which both days are compared. */
                        compared_until: string;
                        /** @description One entry for each company and module. */
                        companies: components["schemas"]["CompanyToday"][];
                    };
                };
            };
        };
        /**
         * @description One row per counter, and one for what was sold without one. The sums of all rows are all that the company
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The counters, and a row with `counter: null` for what was sold without one. */
                    data: components["schemas"]["CounterRow"][];
                };
            };
        };
        /**
         * @description One row per counter, each with the vehicle that it is about. The sums of all rows are the figures of the
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The counters that sold tickets for the vehicle. */
                    data: components["schemas"]["VehicleCounterRow"][];
                };
            };
        };
        /**
         * @description One row per vehicle, each with the counter that it is about. The sums of all rows are the figures of the
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The vehicles for which the counter sold tickets. */
                    data: components["schemas"]["CounterVehicleRow"][];
                };
            };
        };
        /**
         * @description One row per vehicle, and one for what was sold without one. The sums of all rows are all that the company
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The vehicles, and a row with `vehicle: null` for what was sold without one. */
                    data: components["schemas"]["VehicleRow"][];
                };
            };
        };
        /** @description The vehicles of the company. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The vehicles. */
                    data: components["schemas"]["Vehicle"][];
                };
            };
        };
        /** @description Totals, and the days from the earliest on. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The totals of the window and its days. */
                    data: {
                        /** @description The sums of all days. */
                        totals: components["schemas"]["SummaryTotals"];
                        /** @description The days, the earliest first. */
                        days: components["schemas"]["SummaryDay"][];
                    };
                };
            };
        };
        /** @description One row per supervisor, and one for what names none. The sums of all rows are all that the company sold. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The supervisors, and a row with `supervisor: null` for what names none. */
                    data: components["schemas"]["SupervisorRow"][];
                };
            };
        };
        /** @description One row per ship, and one for what was sold without one. The sums of all rows are all that the company sold. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The ships, and a row with `ship: null` for what was sold without one. */
                    data: components["schemas"]["ShipRow"][];
                };
            };
        };
        /**
         * @description One row per counter man, and one for what nobody sold; that row is the same in the reports of all who sell on
         *     ships.
         */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The countermen, and a row with `counterman: null` for what nobody sold. */
                    data: components["schemas"]["CountermanRow"][];
                };
            };
        };
        /**
         * @description One row per deck man, and one for what nobody sold; that row is the same in the reports of all who sell on
         *     ships.
         */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The deck men, and a row with `deckman: null` for what nobody sold. */
                    data: components["schemas"]["DeckmanRow"][];
                };
            };
        };
        /**
         * @description One row per cabin man, and one for what nobody sold; that row is the same in the reports of all who sell on
         *     ships.
         */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The cabin men, and a row with `cabinman: null` for what nobody sold. */
                    data: components["schemas"]["CabinmanRow"][];
                };
            };
        };
        /**
         * @description One row per agent, and one for what no agent sold; for ships, what nobody sold, the same row as in the
         *     reports of all others who sell on them.
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The agents, and a row with `agent: null` for what no agent sold. */
                    data: components["schemas"]["AgentRow"][];
                };
            };
        };
        /** @description One row per counterman. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The countermen, and a row with `counterman: null` for what names none. */
                    data: components["schemas"]["OfflineCounterRow"][];
                };
            };
        };
        /** @description A list of values. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The device IDs, strings or integers as the host writes them. */
                    data: components["schemas"]["Id"][];
                };
            };
        };
        /** @description The six figures of the current service day. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The six figures. */
                    data: components["schemas"]["TollplazaSummary"];
                };
            };
        };
        /** @description One row per lane and vehicle class. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The lanes, each with its vehicle classes. */
                    data: components["schemas"]["TollplazaCollectionRow"][];
                };
            };
        };
        /** @description One page of passages. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The rows of this page, and where the next one begins. */
                    data: {
                        /** @description The passages of this page, the newest entry first. */
                        rows: components["schemas"]["Passage"][];
                        /** @description The `cursor` of the next page, or null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
        };
        /** @description The passages found. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The passages, the newest entry first. */
                    data: components["schemas"]["Passage"][];
                };
            };
        };
        /** @description One row per vehicle class. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The vehicle classes, from the lowest fare up. */
                    data: components["schemas"]["TollplazaFare"][];
                };
            };
        };
        /** @description Vehicles still inside. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The vehicles, the earliest entry first. */
                    data: components["schemas"]["NonExitedVehicle"][];
                };
            };
        };
        /** @description One row per waybill. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The waybills, the newest first. */
                    data: components["schemas"]["WaybillRow"][];
                };
            };
        };
        /** @description One row per departure. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The departures, the earliest first. */
                    data: components["schemas"]["CoachRow"][];
                };
            };
        };
        /** @description One page of reservations. */
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
                     * @description Always true; a failure has an error status.
                     * @constant
                     */
                    success: true;
                    /** @description The rows of this page, and where the next one begins. */
                    data: {
                        /** @description The reservations of this page, the latest made first. */
                        rows: components["schemas"]["Reservation"][];
                        /** @description The `cursor` of the next page, or null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
        };
        /** @description The request does not match the contract. */
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
        /** @description No token, an expired token, or wrong credentials. */
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
        /** @description The user may not see this company in this module. */
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
        /** @description The company has no such vehicle or counter. */
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
        /** @description Too many attempts. */
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
        /** @description The host failed. */
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
        /** @description Any other failure, such as 413 for a body that is too large, or 503 while the host is unavailable. */
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
         * @description The `id` or `_id` of one of the module's allowed companies.
         * @example 101
         */
        CompanyId: components["schemas"]["Id"];
        /**
         * @description The `id` of a vehicle of the company.
         * @example 2041
         */
        VehicleId: components["schemas"]["Id"];
        /**
         * @description The `id` of a counter of the company.
         * @example 11
         */
        CounterId: components["schemas"]["Id"];
        /**
         * @description The window begins at 03:00 on this day, which is its first service day.
         * @example 2026-06-01
         */
        FromDate: string;
        /**
         * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
         * @example 2026-06-02
         */
        ToDate: string;
        /**
         * @description Limits the report to sales by this device.
         * @example POS-0117
         */
        DeviceId: components["schemas"]["Id"];
        /**
         * @description Limits the report to stoppages whose name contains this text.
         * @example Gabtoli
         */
        Stoppage: string;
        /**
         * @description Part of a registration number.
         * @example dhk 11-42
         */
        RegistrationNumber: string;
        /**
         * @description Limits the list to passages that entered by this lane. Answered by a host with the feature `drill_downs`.
         * @example 3
         */
        LaneId: components["schemas"]["Id"];
        /**
         * @description Limits the list to vehicles of this class. Answered by a host with the feature `drill_downs`.
         * @example Truck
         */
        VehicleClass: string;
        /**
         * @description Limits the list to one departure, by the `id` of its row in the coach wise report.
         * @example 20607014
         */
        DepartureId: components["schemas"]["Id"];
        /**
         * @description The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go meanwhile move no other to another page.
         * @example eyJhZnRlciI6IjkzMTEifQ
         */
        Cursor: string;
        /**
         * @description The maximum number of rows in a page.
         * @example 100
         */
        Limit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request in the host's log, which a failure repeats in `request_id`.
         * @example 0b9d6f3e-6a51-4c02-9f5e-2d3c8a41b7e6
         */
        RequestId: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description How many calls the host takes from one address in a minute, signed in or not.
         * @example 1200
         */
        RateLimit: number;
        /**
         * @description How many of them are left.
         * @example 1174
         */
        RateLimitRemaining: number;
        /**
         * @description In how many seconds the count begins anew.
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
    getToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Today"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["OtherFailure"];
        };
    };
    getIntracityCounterwiseReport: {
        parameters: {
            query: {
                /**
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of a vehicle of the company.
                 * @example 2041
                 */
                vehicle_id: components["parameters"]["VehicleId"];
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of a counter of the company.
                 * @example 11
                 */
                counter_id: components["parameters"]["CounterId"];
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * @description Limits the report to sales by this device.
                 * @example POS-0117
                 */
                device_id?: components["parameters"]["DeviceId"];
                /**
                 * @description Limits the report to stoppages whose name contains this text.
                 * @example Gabtoli
                 */
                stoppage?: components["parameters"]["Stoppage"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * @description Limits the list to passages that entered by this lane. Answered by a host with the feature `drill_downs`.
                 * @example 3
                 */
                lane_id?: components["parameters"]["LaneId"];
                /**
                 * @description Limits the list to vehicles of this class. Answered by a host with the feature `drill_downs`.
                 * @example Truck
                 */
                vehicle_class?: components["parameters"]["VehicleClass"];
                /**
                 * @description The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go meanwhile move no other to another page.
                 * @example eyJhZnRlciI6IjkzMTEifQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The maximum number of rows in a page.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description Part of a registration number.
                 * @example dhk 11-42
                 */
                registration_number: components["parameters"]["RegistrationNumber"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * @description The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go meanwhile move no other to another page.
                 * @example eyJhZnRlciI6IjkzMTEifQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The maximum number of rows in a page.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of a vehicle of the company.
                 * @example 2041
                 */
                vehicle_id: components["parameters"]["VehicleId"];
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of a counter of the company.
                 * @example 11
                 */
                counter_id: components["parameters"]["CounterId"];
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
                /**
                 * @description Limits the list to one departure, by the `id` of its row in the coach wise report.
                 * @example 20607014
                 */
                departure_id?: components["parameters"]["DepartureId"];
                /**
                 * @description The `next_cursor` of the previous page; omitted for the first page. It stands for the place after that page's last record, so that records which come or go meanwhile move no other to another page.
                 * @example eyJhZnRlciI6IjkzMTEifQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The maximum number of rows in a page.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of a vehicle of the company.
                 * @example 2041
                 */
                vehicle_id: components["parameters"]["VehicleId"];
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of a vehicle of the company.
                 * @example 2041
                 */
                vehicle_id: components["parameters"]["VehicleId"];
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
                 * @description The window begins at 03:00 on this day, which is its first service day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day, whose own service day is not in it. If it equals `from_date`, the window is that one service day.
                 * @example 2026-06-02
                 */
                to_date: components["parameters"]["ToDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of a counter of the company.
                 * @example 11
                 */
                counter_id: components["parameters"]["CounterId"];
                /**
                 * @description The `id` or `_id` of one of the module's allowed companies.
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
