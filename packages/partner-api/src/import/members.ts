import { amount, count, id, oneOf, word } from "./column-types.ts";
import { company, type Kind, moduleOf, ofCompany, optional, required } from "./kind.ts";

export const members: Record<string, Kind> = {
  vehicles: {
    about: "Buses, coaches and ships",
    table: "vehicles",
    columns: [
      company,
      moduleOf([
        "intracity",
        "supervisor",
        "water",
        "counterwise_ticketing",
        "waybill",
        "intercity",
      ]),
      required("vehicle_id", id),
      required("registration_number", word),
      required("kind", word),
      required("status", oneOf(["active", "idle", "maintenance", "retired"])),
      optional("name", word),
      optional("capacity", count),
      optional("route", word),
    ],
    key: ["company_id", "module", "vehicle_id"],
    references: [ofCompany],
  },
  counters: {
    about: "Counters that sell tickets",
    table: "counters",
    columns: [
      company,
      moduleOf(["intracity", "intercity", "counterwise_ticketing"]),
      required("counter_id", id),
      optional("name", word),
    ],
    key: ["company_id", "module", "counter_id"],
    references: [ofCompany],
  },
  people: {
    about: "Sellers, drivers and supervisors",
    table: "people",
    columns: [
      company,
      moduleOf(["supervisor", "offline_counter", "waybill", "water", "intercity"]),
      required("person_id", id),
      required(
        "role",
        oneOf(["supervisor", "counterman", "deckman", "cabinman", "agent", "driver"]),
      ),
      optional("name", word),
    ],
    key: ["company_id", "module", "person_id"],
    references: [ofCompany],
  },
  devices: {
    about: "Devices at offline counters",
    table: "devices",
    columns: [company, required("device_id", word)],
    key: ["company_id", "device_id"],
    references: [ofCompany],
  },
  "toll-lanes": {
    about: "Lanes of toll plazas",
    table: "toll_lanes",
    columns: [company, required("lane_id", id), optional("name", word)],
    key: ["company_id", "lane_id"],
    references: [ofCompany],
  },
  "toll-fares": {
    about: "Fares of each vehicle class",
    table: "toll_fares",
    columns: [
      company,
      required("vehicle_class", word),
      required("fare", amount),
      required("overstay_fare", amount),
      required("free_minutes", count),
    ],
    key: ["company_id", "vehicle_class"],
    references: [ofCompany],
  },
};
