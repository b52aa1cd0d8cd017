import type { listAccess, Module, Operation } from "partner-sdk";
import type { Report } from "./report.ts";

/** A screen of figures instead of rows. */
export type Dashboard = {
  kind: "dashboard";
  route: string;
  title: string;
  operation: Extract<Operation, { method: "GET" }>;
};

/** Who may see a company, and who is invited to. */
export type AccessScreen = {
  kind: "access";
  route: string;
  title: string;
  operation: typeof listAccess;
};

export type Screen = Report | Dashboard | AccessScreen;

/** A link of the service preview, with the title that the specification gives. */
export type Tile = { title: string; route: string };

export type ModuleScreens = {
  module: Module;
  /** None for a module whose companies lead straight to its report. */
  tiles: readonly Tile[];
  screens: readonly Screen[];
};
