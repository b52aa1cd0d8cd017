import { listPath, pathAfterChoosing } from "machines";
import * as words from "#words/modules";
import { access } from "./access.ts";
import { counterwiseTicketing } from "./counterwise-ticketing.ts";
import { intercity } from "./intercity.ts";
import { intracity } from "./intracity.ts";
import type { ModuleScreens, Tile } from "./module.ts";
import { offlineCounter } from "./offline-counter.ts";
import { readings } from "./readings.ts";
import { supervisor } from "./supervisor.ts";
import { tollPlaza } from "./toll-plaza.ts";
import { water } from "./water.ts";
import { waybill } from "./waybill.ts";

export type ModuleEntry = ModuleScreens & {
  title: string;
  path: string;
  /** Where choosing a company leads. */
  home: string;
  /** The screens that no tile leads to, except those that are about one thing. */
  more: readonly Tile[];
};

/** In the order in which they are shown. */
export const catalogue: readonly ModuleEntry[] = [
  entry(intracity),
  entry(supervisor),
  entry(offlineCounter),
  entry(tollPlaza),
  entry(waybill),
  entry(water),
  entry(intercity),
  entry(counterwiseTicketing),
];

function entry(described: ModuleScreens): ModuleEntry {
  const { module, tiles } = described;
  const home = pathAfterChoosing(module);
  const path = listPath(module);
  const screens = [...described.screens, readings(path, titleOf), access(path)];
  const reached = [home, ...tiles.map(({ route }) => route)];
  const more = screens.filter(({ route }) => !route.includes(":") && !reached.includes(route));
  return { ...described, screens, title: words.module[module], path, home, more };
}

/** A call that no screen shows is told by its path. */
function titleOf(call: string): string {
  const all = catalogue.flatMap(({ screens }) => screens);
  return all.find(({ operation }) => operation.path === call)?.title ?? call;
}
