import {
  findTollplazaPassages,
  getTollplazaCollectionReport,
  getTollplazaSummary,
  listTollplazaCollections,
  listTollplazaFares,
  listTollplazaNonExitedVehicles,
} from "partner-sdk";
import type { ModuleScreens } from "./module.ts";
import { report } from "./report.ts";

const registration = {
  title: "Registration number",
  kind: "name",
  field: "registration_number",
} as const;
const vehicleClass = { title: "Vehicle class", kind: "text", field: "vehicle_class" } as const;
const lane = { title: "Lane", kind: "name", field: "lane.name" } as const;
const entered = { title: "Entered", kind: "timestamp", field: "entered_at" } as const;

const passageColumns = [
  registration,
  vehicleClass,
  lane,
  entered,
  { title: "Exited", kind: "timestamp", field: "exited_at" },
  { title: "Entry amount", kind: "money", field: "entry_amount" },
  { title: "Overstay amount", kind: "money", field: "overstay_amount" },
] as const;

export const tollPlaza: ModuleScreens = {
  module: "toll_plaza",
  tiles: [
    { title: "Collection Report", route: "/toll-plaza/report" },
    { title: "Non Exited", route: "/toll-plaza/non-exited-vehicle-list" },
    { title: "Check Vehicles", route: "/toll-plaza/check-vehicles" },
  ],
  screens: [
    report({
      route: "/toll-plaza/report",
      title: "Collection Report",
      operation: getTollplazaCollectionReport,
      dated: true,
      columns: [
        lane,
        vehicleClass,
        { title: "Entries", kind: "count", field: "total_entry_count" },
        { title: "Entry amount", kind: "money", field: "total_entry_amount" },
        { title: "Overstays", kind: "count", field: "total_overstay_count" },
        { title: "Overstay amount", kind: "money", field: "total_overstay_amount" },
      ],
      totals: [
        "total_entry_count",
        "total_entry_amount",
        "total_overstay_count",
        "total_overstay_amount",
      ],
      day: { count: "total_entry_count", amount: "total_entry_amount" },
      pictured: "total_entry_amount",
      links: [
        {
          route: "/toll-plaza/collection-details",
          named: ["lane.name", "vehicle_class"],
          about: { lane_id: "lane.id", vehicle_class: "vehicle_class" },
          needs: "drill_downs",
        },
      ],
    }),
    report({
      route: "/toll-plaza/fare",
      title: "Fares",
      operation: listTollplazaFares,
      columns: [
        { title: "Vehicle class", kind: "name", field: "vehicle_class" },
        { title: "Fare", kind: "money", field: "fare" },
        { title: "Overstay fare", kind: "money", field: "overstay_fare" },
        { title: "Free minutes", kind: "count", field: "free_minutes" },
      ],
    }),
    report({
      route: "/toll-plaza/non-exited-vehicle-list",
      title: "Non Exited",
      operation: listTollplazaNonExitedVehicles,
      columns: [
        registration,
        vehicleClass,
        lane,
        entered,
        { title: "Time inside", kind: "duration", field: "inside_minutes" },
      ],
      sort: { field: "inside_minutes", descending: true },
      scope: {
        words: "Every vehicle that is inside, whenever it entered.",
        others: {
          title: "Summary of the running service day",
          route: "/toll-plaza/dashboard",
        },
      },
      ages: "inside_minutes",
    }),
    report({
      route: "/toll-plaza/check-vehicles",
      title: "Check Vehicles",
      operation: findTollplazaPassages,
      columns: passageColumns,
      filters: [
        {
          kind: "text",
          field: "registration_number",
          title: "Registration number",
          required: true,
          letters: 3,
        },
      ],
      called: "passages",
      scope: {
        words: "Every passage of a vehicle, the newest first.",
        others: { title: "All vehicles inside", route: "/toll-plaza/non-exited-vehicle-list" },
      },
      most: 500,
    }),
    {
      kind: "dashboard",
      route: "/toll-plaza/dashboard",
      title: "Dashboard",
      operation: getTollplazaSummary,
    },
    report({
      route: "/toll-plaza/collection-details",
      title: "Collection Details",
      operation: listTollplazaCollections,
      dated: true,
      paged: true,
      key: "id",
      columns: passageColumns,
      totals: ["entry_amount", "overstay_amount"],
      pictured: "entry_amount",
      filters: [
        { kind: "linked", field: "lane_id", title: "Lane", name: "lane.name" },
        {
          kind: "linked",
          field: "vehicle_class",
          title: "Vehicle class",
          name: "vehicle_class",
        },
      ],
    }),
  ],
};
