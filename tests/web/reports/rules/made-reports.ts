import {
  findTollplazaPassages,
  getIntracitySummary,
  getOfflineCounterReport,
  listOfflineCounterDeviceIds,
  listTollplazaCollections,
  listTollplazaNonExitedVehicles,
  listWaterVehicles,
} from "partner-sdk";
import { defineReport } from "web/reports/definitions/define-report.ts";

/** Reports of every form, each with what the rules read of it. */
export const takings = defineReport({
  route: "/takings",
  title: "Takings",
  operation: getOfflineCounterReport,
  dated: true,
  columns: [
    { title: "Counterman", kind: "name", field: "counterman.name" },
    { title: "Tickets", kind: "count", field: "total_tickets" },
    { title: "Fares", kind: "money", field: "total_fares" },
  ],
  compareBy: ["counterman.name"],
  totals: ["total_tickets", "total_fares"],
  filters: [
    {
      kind: "choice",
      field: "device_id",
      title: "Device IDs",
      placeholder: "Select a device",
      operation: listOfflineCounterDeviceIds,
    },
    { kind: "text", field: "stoppage", title: "Stoppage" },
  ],
});

export const days = defineReport({
  route: "/days",
  title: "Days",
  operation: getIntracitySummary,
  dated: true,
  columns: [
    { title: "Date", kind: "date", field: "date" },
    { title: "Trips", kind: "count", field: "total_trips" },
  ],
  compareBy: ["date"],
  totals: ["total_trips"],
});

export const ships = defineReport({
  route: "/ships",
  title: "Ships",
  operation: listWaterVehicles,
  columns: [
    { title: "Name", kind: "name", field: "registration_number" },
    { title: "Kind", kind: "text", field: "kind" },
    { title: "Capacity", kind: "count", field: "capacity" },
    { title: "Status", kind: "status", field: "status" },
  ],
  choices: ["status"],
  minimumField: "capacity",
});

export const collections = defineReport({
  route: "/collections",
  title: "Collections",
  operation: listTollplazaCollections,
  dated: true,
  paged: true,
  key: "id",
  columns: [
    { title: "Vehicle class", kind: "text", field: "vehicle_class" },
    { title: "Lane", kind: "name", field: "lane.name" },
  ],
  filters: [
    { kind: "linked", field: "lane_id", title: "Lane", name: "lane.name" },
    { kind: "linked", field: "vehicle_class", title: "Vehicle class", name: "vehicle_class" },
  ],
});

export const passages = defineReport({
  route: "/passages",
  title: "Passages",
  operation: findTollplazaPassages,
  columns: [
    { title: "Vehicle", kind: "name", field: "registration_number" },
    { title: "Amount", kind: "money", field: "entry_amount" },
  ],
  filters: [
    {
      kind: "text",
      field: "registration_number",
      title: "Registration number",
      required: true,
      letters: 3,
    },
  ],
});

export const insiders = defineReport({
  route: "/insiders",
  title: "Insiders",
  operation: listTollplazaNonExitedVehicles,
  columns: [
    { title: "Vehicle", kind: "name", field: "registration_number" },
    { title: "Entered", kind: "timestamp", field: "entered_at" },
    { title: "Time inside", kind: "duration", field: "inside_minutes" },
  ],
});
