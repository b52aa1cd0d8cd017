import type { refreshMachine } from "machines/refresh";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { PortalActor } from "../../portal/start-portal.ts";
import type { awaitQuiet } from "../later/await-quiet.ts";

export type Refreshing = ActorRefFrom<typeof refreshMachine>;
/** They come with a script of their own. */
export type RefreshParts = {
  refreshMachine: typeof refreshMachine;
  awaitQuiet: typeof awaitQuiet;
};

export function startRefreshing(
  portal: Pick<PortalActor, "clock" | "loadAnew">,
  { refreshMachine, awaitQuiet }: RefreshParts,
): Refreshing {
  type Call = PortalActor["loadAnew"];
  const loadAnew = fromPromise<Awaited<ReturnType<Call>>, Parameters<Call>[0]>(
    ({ input, signal }) => portal.loadAnew(input, signal),
  );
  const machine = refreshMachine.provide({ actors: { loadAnew, awaitQuiet } });
  const logger = (...words: unknown[]) => console.error(...words);
  return createActor(machine, { clock: portal.clock, logger }).start();
}
