import type { Module, Operation } from "partner-sdk";
import type { Report } from "./report.ts";

/** A screen of figures that are no rows. */
export type Dashboard = {
  kind: "dashboard";
  route: string;
  title: string;
  operation: Extract<Operation, { method: "GET" }>;
};

export type Screen = Report | Dashboard;

/** A link of the service preview, by the specification's name. */
export type Tile = { title: string; route: string };

/** What a module offers. */
export type ModuleScreens = {
  module: Module;
  /** None for a module whose companies open its report at once. */
  tiles: readonly Tile[];
  screens: readonly Screen[];
};
