import { listPath, pathAfterChoosing } from "machines";
import { listAccess, listReadings } from "partner-sdk";
import * as words from "#words/modules";
import { counterwiseTicketing } from "./counterwise-ticketing.ts";
import { defineReport } from "./define-report.ts";
import { intercity } from "./intercity.ts";
import { intracity } from "./intracity.ts";
import type { AccessScreen, ModuleScreens, Tile } from "./module.ts";
import { offlineCounter } from "./offline-counter.ts";
import type { Report } from "./report.ts";
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
  const screens = [...described.screens, accessLog(path), access(path)];
  const reached = [home, ...tiles.map(({ route }) => route)];
  const more = screens.filter(({ route }) => !route.includes(":") && !reached.includes(route));
  return { ...described, screens, title: words.module[module], path, home, more };
}

/** A call that no screen shows is named by its path. */
function titleOf(call: string): string {
  const all = catalogue.flatMap(({ screens }) => screens);
  return all.find(({ operation }) => operation.path === call)?.title ?? call;
}

/** Who read what of a company, for its administrators. */
function accessLog(path: string): Report {
  return defineReport({
    route: `${path}/readings`,
    title: words.whoReadWhat,
    operation: listReadings,
    dated: true,
    paged: true,
    key: "id",
    columns: [
      { title: words.user, kind: "name", field: "user" },
      { title: words.act, kind: "status", field: "act" },
      { title: words.report, kind: "text", field: "report" },
      { title: words.time, kind: "timestamp", field: "at" },
      { title: words.fromDate, kind: "date", field: "from_date" },
      { title: words.toDate, kind: "date", field: "to_date" },
      { title: words.address, kind: "text", field: "address" },
      { title: words.device, kind: "text", field: "device" },
    ],
    labels: { field: "report", labelOf: titleOf },
  });
}

/** Who may see a company in a module, for its administrators. */
function access(path: string): AccessScreen {
  return {
    kind: "access",
    route: `${path}/access`,
    title: words.whoHasAccess,
    operation: listAccess,
  };
}
