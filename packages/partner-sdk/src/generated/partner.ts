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
         * @description Loaded at start-up and after signing in.
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
        /** End the session of the access token */
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
        /** Tickets and fares of each counter */
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
        /** Trips, tickets and fares of each bus */
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
        /** The buses of the company */
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
        /** Totals of the range, and the figures of each service day */
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
        /** Tickets and fares of each counter for one bus */
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
        /** Tickets and fares of each bus at one counter */
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
        /** Trips, tickets and fares of each supervisor */
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
        /** Trips, tickets and fares of each bus */
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
        /** The buses of the company */
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
        /** Tickets and fares of each counterman */
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
        /** The device IDs that the offline counter report can be filtered by */
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
        /** Counts and amounts of the current service day */
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
        /** Entries and overstays of each lane and vehicle class */
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
        /** Every passage of the range, newest first */
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
        /** The current fares of each vehicle class */
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
        /** Vehicles that are still inside, the longest first */
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
         * @description Ignores spaces, dashes and case. Returns at most 500 passages.
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
        /** Each waybill with its fares, expenses and net amount */
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
        /** The buses of the company */
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
        /** Trips, tickets and fares of each ship */
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
        /** Tickets and fares of each counter man */
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
        /** Tickets and fares of each deck man */
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
        /** Tickets and fares of each cabin man */
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
        /** Tickets and fares of each agent */
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
        /** The ships of the company */
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
        /** Seats and fares of each coach departure */
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
        /** Tickets and fares of each counter */
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
        /** Tickets and fares of each agent */
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
        /** Every reservation made in the range, newest first */
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
        /** The coaches of the company */
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
        /** Tickets and fares of each counter for one coach */
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
        /** Tickets and fares of each coach at one counter */
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
         * @description The window is about the departures, as in the coach wise report. A reservation is listed whenever it was made.
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
        /** Tickets and fares of each counter */
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
        /** Trips, tickets and fares of each bus */
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
        /** The buses of the company */
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
        /** Totals of the range, and the figures of each service day */
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
        /** Tickets and fares of each counter for one bus */
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
        /** Tickets and fares of each bus at one counter */
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
         * @description An id as the host writes it.
         * @example 101
         * @example 66f0c1d2a9
         */
        Id: string | number;
        /**
         * @description Money in the company's currency, with at most two decimals.
         * @example 1520.5
         * @example 1520.50
         */
        Amount: number | string;
        /**
         * @description A count.
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
        Credentials: {
            username: string;
            password: string;
        };
        /** @description The signed-in user. Only `name` is guaranteed; a host may send other fields. */
        User: {
            /** @description Distinguishes users of the same name. A host may omit it. */
            id?: components["schemas"]["Id"];
            name: string;
        } & {
            [key: string]: unknown;
        };
        Company: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A company of the water and intercity modules, which name the id field `_id`. */
        CompanyWithUnderscoreId: {
            _id: string;
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
        /** @enum {string} */
        Weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
        /**
         * @description What the host answers beyond the specification. `today` stands for `GET /api/today`. `drill_downs` stands
         *     for what a figure is made of: the counters of a vehicle and the vehicles of a counter, the reservations
         *     of a coach, and the passages of a lane and vehicle class. A host may leave the list out, and may name
         *     features that a client does not know.
         * @example [
         *       "today",
         *       "drill_downs"
         *     ]
         */
        Features: string[];
        /** @description One list per module. A module without a list has no companies. */
        AllowedCompanies: {
            intracity_companies?: components["schemas"]["Company"][];
            supervisor_companies?: components["schemas"]["Company"][];
            offline_counter_companies?: components["schemas"]["Company"][];
            toll_plaza_companies?: components["schemas"]["Company"][];
            waybill_companies?: components["schemas"]["Company"][];
            water_companies?: components["schemas"]["CompanyWithUnderscoreId"][];
            intercity_companies?: components["schemas"]["CompanyWithUnderscoreId"][];
            counterwise_ticketing_companies?: components["schemas"]["Company"][];
        };
        /** @description A person, counter, lane, coach or ship. The name may be absent. */
        Named: {
            id: components["schemas"]["Id"];
            name?: string | null;
        };
        Vehicle: {
            id: components["schemas"]["Id"];
            registration_number: string;
            /** @description The type of bus, coach or ship. */
            kind: string;
            /** @description Number of seats, or of people on board. */
            capacity?: number | null;
            route?: string | null;
            /** @enum {unknown} */
            status: "active" | "idle" | "maintenance" | "retired";
        };
        /** @description What was sold or passed, and the money for it. */
        Figures: {
            total_count: components["schemas"]["Count"];
            total_amount: components["schemas"]["Amount"];
        };
        DayFigures: {
            total_count: components["schemas"]["Count"];
            total_amount: components["schemas"]["Amount"];
            until: components["schemas"]["Figures"];
            /** @description The figures of each hour; their sums are the figures of the day. */
            hours: {
                counts: components["schemas"]["Count"][];
                amounts: components["schemas"]["Amount"][];
            };
        };
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
        CounterRow: {
            /** @description Null for what was sold without a counter, or at one that is no longer known. */
            counter: components["schemas"]["Named"] | null;
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        NamedVehicle: {
            id: components["schemas"]["Id"];
            registration_number: string;
            /** @description What a coach is called. */
            name?: string | null;
        };
        VehicleCounterRow: {
            /** @description The vehicle that every row is about. */
            vehicle?: components["schemas"]["NamedVehicle"];
            /** @description Null for what was sold without a counter, or at one that is no longer known. */
            counter: components["schemas"]["Named"] | null;
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        CounterVehicleRow: {
            /** @description The counter that every row is about. */
            counter?: components["schemas"]["Named"];
            /** @description Null for what was sold without a vehicle, or on one that is no longer known. */
            vehicle: components["schemas"]["NamedVehicle"] | null;
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        VehicleRow: {
            /** @description Null for what was sold without a vehicle, or on one that is no longer known. */
            vehicle: components["schemas"]["Vehicle"] | null;
            total_trips: components["schemas"]["Count"];
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        SupervisorRow: {
            /** @description Null for what no supervisor sold or drove. */
            supervisor: components["schemas"]["Named"] | null;
            total_trips: components["schemas"]["Count"];
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        ShipRow: {
            /** @description Null for what was sold without a ship, or on one that is no longer known. */
            ship: components["schemas"]["Named"] | null;
            total_trips: components["schemas"]["Count"];
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        CountermanRow: {
            /** @description Null for what names no seller whom a report of this module shows. */
            counterman: components["schemas"]["Named"] | null;
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        DeckmanRow: {
            /** @description Null for what names no seller whom a report of this module shows. */
            deckman: components["schemas"]["Named"] | null;
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        CabinmanRow: {
            /** @description Null for what names no seller whom a report of this module shows. */
            cabinman: components["schemas"]["Named"] | null;
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        AgentRow: {
            /** @description Null for what names no seller whom a report of this module shows. */
            agent: components["schemas"]["Named"] | null;
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        OfflineCounterRow: {
            /** @description The seller; the person or the name may be absent. */
            counterman?: {
                name?: string | null;
            } | null;
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        SummaryTotals: {
            total_trips: components["schemas"]["Count"];
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        SummaryDay: {
            /** Format: date */
            date: string;
            total_trips: components["schemas"]["Count"];
            total_tickets: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        TollplazaSummary: {
            total_entry_count: components["schemas"]["Count"];
            total_entry_amount: components["schemas"]["TollAmount"];
            total_exited_count: components["schemas"]["Count"];
            total_non_exited_count: components["schemas"]["Count"];
            total_overstay_count: components["schemas"]["Count"];
            total_overstay_amount: components["schemas"]["TollAmount"];
        };
        TollplazaCollectionRow: {
            lane: components["schemas"]["Named"];
            vehicle_class: string;
            total_entry_count: components["schemas"]["Count"];
            total_entry_amount: components["schemas"]["TollAmount"];
            total_overstay_count: components["schemas"]["Count"];
            total_overstay_amount: components["schemas"]["TollAmount"];
        };
        /** @description The passage of one vehicle through the plaza. */
        Passage: {
            id: components["schemas"]["Id"];
            registration_number: string;
            vehicle_class: string;
            lane: components["schemas"]["Named"];
            /** Format: date-time */
            entered_at: string;
            /**
             * Format: date-time
             * @description Null while the vehicle is inside.
             */
            exited_at: string | null;
            entry_amount: components["schemas"]["TollAmount"];
            overstay_amount: components["schemas"]["TollAmount"];
        };
        TollplazaFare: {
            vehicle_class: string;
            fare: components["schemas"]["TollAmount"];
            overstay_fare: components["schemas"]["TollAmount"];
            free_minutes: components["schemas"]["Count"];
        };
        NonExitedVehicle: {
            registration_number: string;
            vehicle_class: string;
            lane: components["schemas"]["Named"];
            /** Format: date-time */
            entered_at: string;
            inside_minutes: components["schemas"]["Count"];
        };
        WaybillRow: {
            waybill_number: string;
            vehicle: components["schemas"]["Vehicle"];
            driver: components["schemas"]["Named"];
            /** Format: date-time */
            issued_at: string;
            total_trips: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
            total_expenses: components["schemas"]["Amount"];
            net_amount: components["schemas"]["Amount"];
        };
        CoachRow: {
            /** @description The id of the departure, for a host with the feature `drill_downs`. */
            id?: components["schemas"]["Id"];
            coach: components["schemas"]["Named"];
            route: string;
            /** Format: date-time */
            departs_at: string;
            total_seats: components["schemas"]["Count"];
            sold_seats: components["schemas"]["Count"];
            total_fares: components["schemas"]["Amount"];
        };
        Reservation: {
            /** @description Tells one reservation from another, as two may have the same number. */
            id?: components["schemas"]["Id"];
            reservation_number: string;
            /** @description The passenger; the name may be absent. */
            passenger: {
                name?: string | null;
            };
            coach: components["schemas"]["Named"];
            seats: string[];
            /** Format: date */
            travel_date: string;
            /** @enum {unknown} */
            status: "reserved" | "confirmed" | "cancelled";
            amount: components["schemas"]["Amount"];
        };
        FieldError: {
            field: string;
            message: string;
        };
        Failure: {
            /** @constant */
            success: false;
            /** @description A code for programs to act on. */
            code: string;
            /** @description A sentence for users. */
            message: string;
            /** @description The id to quote to the host when reporting this answer. */
            request_id: string;
        };
        ValidationFailure: {
            /** @constant */
            success: false;
            code: string;
            message: string;
            request_id: string;
            /** @description The problem with each invalid field. */
            errors: components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description The access token. */
        Login: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: {
                        token: string;
                    };
                };
            };
        };
        /** @description The user and the allowed companies. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: {
                        user: components["schemas"]["User"];
                        allowed_companies: components["schemas"]["AllowedCompanies"];
                        reporting?: components["schemas"]["Reporting"];
                        features?: components["schemas"]["Features"];
                    };
                };
            };
        };
        /** @description The session has ended. */
        Logout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                };
            };
        };
        /** @description The running service day of each company, by module. */
        Today: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
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
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
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
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
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
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
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
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["VehicleRow"][];
                };
            };
        };
        /** @description The vehicles of the company. */
        Vehicles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["Vehicle"][];
                };
            };
        };
        /** @description Totals, and the days from the earliest on. */
        Summary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: {
                        totals: components["schemas"]["SummaryTotals"];
                        days: components["schemas"]["SummaryDay"][];
                    };
                };
            };
        };
        /** @description One row per supervisor, and one for what names none. The sums of all rows are all that the company sold. */
        SupervisorRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["SupervisorRow"][];
                };
            };
        };
        /** @description One row per ship, and one for what was sold without one. The sums of all rows are all that the company sold. */
        ShipRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
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
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
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
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
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
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
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
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["AgentRow"][];
                };
            };
        };
        /** @description One row per counterman. */
        OfflineCounterRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["OfflineCounterRow"][];
                };
            };
        };
        /** @description A list of values. */
        DeviceIds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["Id"][];
                };
            };
        };
        /** @description The six figures of the current service day. */
        TollplazaSummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["TollplazaSummary"];
                };
            };
        };
        /** @description One row per lane and vehicle class. */
        TollplazaCollectionRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["TollplazaCollectionRow"][];
                };
            };
        };
        /** @description One page of passages. */
        PassagePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: {
                        rows: components["schemas"]["Passage"][];
                        /** @description Null on the last page. */
                        next_cursor: string | null;
                    };
                };
            };
        };
        /** @description The passages found. */
        Passages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["Passage"][];
                };
            };
        };
        /** @description One row per vehicle class. */
        TollplazaFares: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["TollplazaFare"][];
                };
            };
        };
        /** @description Vehicles still inside. */
        NonExitedVehicles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["NonExitedVehicle"][];
                };
            };
        };
        /** @description One row per waybill. */
        WaybillRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["WaybillRow"][];
                };
            };
        };
        /** @description One row per departure. */
        CoachRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: components["schemas"]["CoachRow"][];
                };
            };
        };
        /** @description One page of reservations. */
        ReservationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    data: {
                        rows: components["schemas"]["Reservation"][];
                        /** @description Null on the last page. */
                        next_cursor: string | null;
                    };
                };
            };
        };
        /** @description The request does not match the contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationFailure"];
            };
        };
        /** @description No token, an expired token, or wrong credentials. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The user may not see this company in this module. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The company has no such vehicle. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many attempts. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The host failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Any other failure, such as 413 for a body that is too large, or 503 while the host is unavailable. */
        OtherFailure: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
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
         * @description The window begins at 03:00 on this day.
         * @example 2026-06-01
         */
        FromDate: string;
        /**
         * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
    headers: never;
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
                 * @description The window begins at 03:00 on this day.
                 * @example 2026-06-01
                 */
                from_date: components["parameters"]["FromDate"];
                /**
                 * @description The window ends at 03:00 on this day. If it equals `from_date`, the window is that one service day.
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
