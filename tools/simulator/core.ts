/** What holds nothing of a tab: all pages of a process share it, so that it is compiled once. */
import react from "react";
import * as xstate from "xstate";

export { hearSent, shareNodes } from "./lighter-actors.ts";

/** By the names under which a page imports them. The build adds those of the package `machines`. */
export const modules: Record<string, object> = { react, xstate };
