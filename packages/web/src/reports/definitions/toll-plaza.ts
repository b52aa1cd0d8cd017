import {
  findTollplazaPassages,
  getTollplazaCollectionReport,
  getTollplazaSummary,
  listTollplazaCollections,
  listTollplazaFares,
  listTollplazaNonExitedVehicles,
} from "partner-sdk";
import * as words from "#words/modules";
import { defineReport } from "./define-report.ts";
import type { ModuleScreens } from "./module.ts";

const registration = {
  title: words.registrationNumber,
  kind: "name",
  field: "registration_number",
} as const;
const vehicleClass = { title: words.vehicleClass, kind: "text", field: "vehicle_class" } as const;
const lane = { title: words.lane, kind: "name", field: "lane.name" } as const;
const entered = { title: words.entered, kind: "timestamp", field: "entered_at" } as const;

const passageColumns = [
  registration,
  vehicleClass,
  lane,
  entered,
  { title: words.exited, kind: "timestamp", field: "exited_at" },
  { title: words.entryAmount, kind: "money", field: "entry_amount" },
  { title: words.overstayAmount, kind: "money", field: "overstay_amount" },
] as const;

export const tollPlaza: ModuleScreens = {
  module: "toll_plaza",
  tiles: [
    { title: words.collectionReport, route: "/toll-plaza/report" },
    { title: words.nonExited, route: "/toll-plaza/non-exited-vehicle-list" },
    { title: words.checkVehicles, route: "/toll-plaza/check-vehicles" },
  ],
  screens: [
    defineReport({
      route: "/toll-plaza/report",
      title: words.collectionReport,
      operation: getTollplazaCollectionReport,
      dated: true,
      columns: [
        lane,
        vehicleClass,
        { title: words.entries, kind: "count", field: "total_entry_count" },
        { title: words.entryAmount, kind: "money", field: "total_entry_amount" },
        { title: words.overstays, kind: "count", field: "total_overstay_count" },
        { title: words.overstayAmount, kind: "money", field: "total_overstay_amount" },
      ],
      compareBy: ["lane.name", "vehicle_class"],
      totals: [
        "total_entry_count",
        "total_entry_amount",
        "total_overstay_count",
        "total_overstay_amount",
      ],
      computedTotal: {
        title: words.totalAmount,
        of: ["total_entry_amount", "total_overstay_amount"],
      },
      links: [
        {
          route: "/toll-plaza/collection-details",
          labelFields: ["lane.name", "vehicle_class"],
          params: { lane_id: "lane.id", vehicle_class: "vehicle_class" },
          feature: "drill_downs",
        },
      ],
    }),
    defineReport({
      route: "/toll-plaza/fare",
      title: words.fares,
      operation: listTollplazaFares,
      columns: [
        { title: words.vehicleClass, kind: "name", field: "vehicle_class" },
        { title: words.fare, kind: "money", field: "fare" },
        { title: words.overstayFare, kind: "money", field: "overstay_fare" },
        { title: words.freeMinutes, kind: "count", field: "free_minutes" },
      ],
    }),
    defineReport({
      route: "/toll-plaza/non-exited-vehicle-list",
      title: words.nonExited,
      operation: listTollplazaNonExitedVehicles,
      columns: [
        registration,
        vehicleClass,
        lane,
        entered,
        { title: words.timeInside, kind: "duration", field: "inside_minutes" },
      ],
      sort: { field: "inside_minutes", descending: true },
      scope: {
        note: words.everyVehicleInside,
        others: {
          title: words.summaryOfRunningDay,
          route: "/toll-plaza/dashboard",
        },
      },
      ageField: "inside_minutes",
      maxRows: { rows: 10_000, note: words.longestInside },
    }),
    defineReport({
      route: "/toll-plaza/check-vehicles",
      title: words.checkVehicles,
      operation: findTollplazaPassages,
      columns: passageColumns,
      filters: [
        {
          kind: "text",
          field: "registration_number",
          title: words.registrationNumber,
          required: true,
          letters: 3,
        },
      ],
      rowNoun: words.called.passages,
      scope: {
        note: words.everyPassage,
        others: { title: words.allVehiclesInside, route: "/toll-plaza/non-exited-vehicle-list" },
      },
      maxRows: { rows: 500, note: words.newestPassages },
    }),
    {
      kind: "dashboard",
      route: "/toll-plaza/dashboard",
      title: words.dashboard,
      operation: getTollplazaSummary,
    },
    defineReport({
      route: "/toll-plaza/collection-details",
      title: words.collectionDetails,
      operation: listTollplazaCollections,
      dated: true,
      paged: true,
      key: "id",
      columns: passageColumns,
      totals: ["entry_amount", "overstay_amount"],
      chartField: "entry_amount",
      filters: [
        { kind: "linked", field: "lane_id", title: words.lane, name: "lane.name" },
        {
          kind: "linked",
          field: "vehicle_class",
          title: words.vehicleClass,
          name: "vehicle_class",
        },
      ],
    }),
  ],
};
