/** What holds nothing of a tab: all pages of a process share it, so that it is compiled once. */
import * as machines from "machines";
import * as account from "machines/account";
import * as formats from "machines/formats";
import * as reports from "machines/reports";
import * as screens from "machines/screens";
import * as today from "machines/today";
import react from "react";
import * as xstate from "xstate";

export { hearSent, shareNodes } from "./lighter-actors.ts";

export const modules: Readonly<Record<string, object>> = {
  react,
  xstate,
  machines,
  "machines/account": account,
  "machines/formats": formats,
  "machines/reports": reports,
  "machines/screens": screens,
  "machines/today": today,
};
