import { listPath, pathAfterChoosing } from "machines";
import { screens as counterwiseTicketing } from "./counterwise-ticketing.ts";
import { screens as intercity } from "./intercity.ts";
import { screens as intracity } from "./intracity.ts";
import type { ModuleScreens } from "./module.ts";
import { screens as offlineCounter } from "./offline-counter.ts";
import { screens as supervisor } from "./supervisor.ts";
import { screens as tollPlaza } from "./toll-plaza.ts";
import { screens as water } from "./water.ts";
import { screens as waybill } from "./waybill.ts";

export type ModuleEntry = ModuleScreens & {
  title: string;
  path: string;
  /** Where choosing a company leads. */
  home: string;
};

/** In the order in which they are shown. */
export const catalogue: readonly ModuleEntry[] = [
  entry("Intracity", intracity),
  entry("Supervisor", supervisor),
  entry("Offline Counter", offlineCounter),
  entry("Toll Plaza", tollPlaza),
  entry("Waybill", waybill),
  entry("Water", water),
  entry("Intercity", intercity),
  entry("Counterwise Ticketing", counterwiseTicketing),
];

function entry(title: string, screens: ModuleScreens): ModuleEntry {
  const { module } = screens;
  return { ...screens, title, path: listPath(module), home: pathAfterChoosing(module) };
}
