import {
  amount,
  count,
  countFromOne,
  departure,
  id,
  moment,
  money,
  oneOf,
  seats,
  word,
} from "./column-types.ts";
import {
  always,
  company,
  counterOf,
  type Kind,
  moduleOf,
  ofCompany,
  optional,
  personOf,
  required,
  sameCompany,
  vehicleOf,
} from "./kind.ts";

const ticketModules = [
  "intracity",
  "supervisor",
  "offline_counter",
  "water",
  "counterwise_ticketing",
] as const;
/** In the order in which a reservation goes through them. */
const statuses = ["reserved", "confirmed", "cancelled"];
const placeOf = (state: string) =>
  `array_position(array['${statuses.join("','")}'], ${state}.status)`;
const tripModules = ["intracity", "supervisor", "water", "counterwise_ticketing"] as const;

/** In the order in which one needs the other. */
export const recordKinds: Record<string, Kind> = {
  "ticket-sales": {
    about: "Sales of tickets",
    table: "ticket_sales",
    columns: [
      company,
      moduleOf(ticketModules),
      required("sale_id", id),
      required("sold_at", moment),
      required("tickets", countFromOne),
      required("fares", money),
      optional("counter_id", id),
      optional("vehicle_id", id),
      optional("seller_id", id),
      optional("device_id", word),
      optional("stoppage", word),
    ],
    key: ["company_id", "module", "sale_id"],
    references: [
      ofCompany,
      counterOf("incoming.module"),
      vehicleOf("incoming.module"),
      personOf("incoming.module", "seller_id", "person"),
      {
        column: "device_id",
        noun: "device",
        table: "devices",
        joined: `${sameCompany} and known.device_id = incoming.device_id`,
      },
    ],
    record: "ticket-sales",
  },
  trips: {
    about: "Trips made by vehicles",
    table: "trips",
    columns: [
      company,
      moduleOf(tripModules),
      required("trip_id", id),
      required("vehicle_id", id),
      required("departed_at", moment),
      optional("supervisor_id", id),
    ],
    key: ["company_id", "module", "trip_id"],
    references: [
      ofCompany,
      vehicleOf("incoming.module"),
      personOf("incoming.module", "supervisor_id", "supervisor", "supervisor"),
    ],
    record: "trips",
  },
  "toll-passages": {
    about: "Passages of vehicles through toll plazas",
    table: "toll_passages",
    columns: [
      company,
      required("passage_id", id),
      required("registration_number", word),
      required("vehicle_class", word),
      required("lane_id", id),
      required("entered_at", moment),
      required("entry_amount", amount),
      optional("exited_at", moment),
      optional("overstay_amount", amount, "0"),
    ],
    key: ["company_id", "passage_id"],
    references: [
      ofCompany,
      {
        column: "lane_id",
        noun: "lane",
        table: "toll_lanes",
        joined: `${sameCompany} and known.lane_id = incoming.lane_id`,
      },
      {
        column: "vehicle_class",
        noun: "toll fare for",
        table: "toll_fares",
        joined: `${sameCompany} and known.vehicle_class = incoming.vehicle_class`,
      },
    ],
    rules: [{ broken: "exited_at < entered_at", because: "exited_at is before entered_at" }],
    record: "toll-passages",
    goesOn: [
      {
        column: "registration_number",
        // A plate that was forgotten contradicts none.
        broken:
          "incoming.registration_number <> before.registration_number and before.registration_number <> ''",
      },
      ...always("vehicle_class", "lane_id", "entered_at", "entry_amount"),
      {
        column: "exited_at",
        broken:
          "before.exited_at is not null and incoming.exited_at is distinct from before.exited_at",
      },
    ],
  },
  waybills: {
    about: "Waybills of vehicles, with their trips, fares and expenses",
    table: "waybills",
    columns: [
      company,
      required("waybill_id", id),
      required("waybill_number", word),
      required("vehicle_id", id),
      required("driver_id", id),
      required("issued_at", moment),
      required("trips", count),
      required("fares", money),
      required("expenses", money),
    ],
    key: ["company_id", "waybill_id"],
    references: [
      ofCompany,
      vehicleOf("'waybill'"),
      personOf("'waybill'", "driver_id", "driver", "driver"),
    ],
    record: "waybills",
    goesOn: always("waybill_number", "vehicle_id", "driver_id", "issued_at"),
  },
  "coach-trips": {
    about: "Coach departures and their seats",
    table: "coach_trips",
    columns: [
      company,
      required("coach_trip_id", id),
      required("vehicle_id", id),
      required("route", word),
      required("departs_at", departure),
      required("seats", count),
    ],
    key: ["company_id", "coach_trip_id"],
    references: [ofCompany, vehicleOf("'intercity'")],
    record: "coach-trips",
  },
  reservations: {
    about: "Reservations of seats on coaches",
    table: "reservations",
    columns: [
      company,
      required("reservation_id", id),
      required("reservation_number", word),
      required("coach_trip_id", id),
      required("reserved_at", moment),
      required("seats", seats),
      required("status", oneOf(statuses)),
      required("amount", money),
      optional("counter_id", id),
      optional("agent_id", id),
      optional("passenger_name", word),
    ],
    key: ["company_id", "reservation_id"],
    references: [
      ofCompany,
      {
        column: "coach_trip_id",
        noun: "coach trip",
        table: "coach_trips",
        joined: `${sameCompany} and known.coach_trip_id = incoming.coach_trip_id`,
      },
      counterOf("'intercity'"),
      personOf("'intercity'", "agent_id", "agent", "agent"),
    ],
    record: "reservations",
    goesOn: [
      ...always("reservation_number", "coach_trip_id", "reserved_at"),
      { column: "status", broken: `${placeOf("incoming")} < ${placeOf("before")}` },
    ],
  },
};
