import { defineChunk } from "../browser/lazy.tsx";
import { loadScript } from "../browser/missing-script.ts";

/** All that is fetched later. */
export const chunks = {
  /** Header, routes, every screen and the reports of all modules: with a token, or while a sign-in is answered. */
  "signed-in": () => import("../signed-in.tsx"),
  /** The user's own account, invitations, administration and the end of a session on a shared computer. */
  account: () => import("./account.ts"),
  /** The running day on Home and on previews, at a host that has it. */
  day: () => import("./day.ts"),
  /** Dialogs, menus, lists to choose from and the calendar, by React Aria. */
  overlays: () => import("./overlays.ts"),
  /** What a report needs once its rows are shown, and what the service worker keeps. */
  deferred: () => import("./deferred.ts"),
  /** Speaks a host's language, where its profile says that it is not the contract's. */
  "host-profile": () => import("./host-profile.ts"),
};

type Chunks = { [Name in keyof typeof chunks]: Awaited<ReturnType<(typeof chunks)[Name]>> };

declare global {
  /** What `lazy` and `lazyComponent` take their parts from. */
  interface LazyModules extends Chunks {}
}

/** Called once, before anything is shown. */
export function defineChunks(): void {
  for (const [name, load] of Object.entries(chunks)) {
    defineChunk(name, () => loadScript<object>(name, load()));
  }
}
