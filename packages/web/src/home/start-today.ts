import { type TodayAnswer, todayMachine } from "machines/reports/today";
import { getToday } from "partner-sdk";
import { createActor, fromCallback, fromPromise } from "xstate";
import { followConnection } from "../browser/connection.ts";
import type { PortalActor } from "../state/start-portal.ts";
import type { TodayActor } from "../state/use-today.ts";

export function startToday(portal: PortalActor): TodayActor {
  const loadToday = fromPromise<TodayAnswer>(async ({ signal }) => {
    const day = await portal.backgroundClient.call(getToday, {}, { signal });
    return { day, fetchedAt: Date.now() };
  });
  const actors = { loadToday, followConnection, followVisibility };
  return createActor(todayMachine.provide({ actors }), {
    clock: portal.clock,
    logger: (...words) => console.error(...words),
  }).start();
}

/** Whether the tab is in front. */
const followVisibility = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? "tab.hidden" : "tab.shown" });
  tell();
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
});
