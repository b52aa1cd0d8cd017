import type { Module, Operation } from "partner-sdk";
import type { Report } from "./report.ts";
import type { Feature } from "./row-link.ts";

/** A screen of figures instead of rows. */
export type Dashboard = {
  kind: "dashboard";
  route: string;
  title: string;
  operation: Extract<Operation, { method: "GET" }>;
  needs?: undefined;
};

export type Screen = Report | Dashboard;

/** A link of the service preview, with the title that the specification gives. */
export type Tile = { title: string; route: string; needs?: Feature | undefined };

export type ModuleScreens = {
  module: Module;
  /** None for a module whose companies lead straight to its report. */
  tiles: readonly Tile[];
  screens: readonly Screen[];
};
