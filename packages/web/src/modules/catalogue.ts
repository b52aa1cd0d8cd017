import { listPath, pathAfterChoosing } from "machines";
import type { Module } from "partner-sdk";
import type { ModuleScreens } from "./module.ts";

export type ModuleEntry = {
  module: Module;
  title: string;
  path: string;
  /** Where a company leads once it is chosen. */
  home: string;
  /** The module's tiles and screens, fetched when the module is opened. */
  load: () => Promise<{ screens: ModuleScreens }>;
};

/** The eight modules, in the order in which they are shown. */
export const catalogue: readonly ModuleEntry[] = [
  entry("intracity", "Intracity", () => import("./intracity.ts")),
  entry("supervisor", "Supervisor", () => import("./supervisor.ts")),
  entry("offline_counter", "Offline Counter", () => import("./offline-counter.ts")),
  entry("toll_plaza", "Toll Plaza", () => import("./toll-plaza.ts")),
  entry("waybill", "Waybill", () => import("./waybill.ts")),
  entry("water", "Water", () => import("./water.ts")),
  entry("intercity", "Intercity", () => import("./intercity.ts")),
  entry(
    "counterwise_ticketing",
    "Counterwise Ticketing",
    () => import("./counterwise-ticketing.ts"),
  ),
];

function entry(module: Module, title: string, load: ModuleEntry["load"]): ModuleEntry {
  return { module, title, path: listPath(module), home: pathAfterChoosing(module), load };
}
