import { accessTokenEntry } from "partner-sdk";
import type { Refusal } from "../device.ts";
import type { Tab } from "../tab.ts";
import type { World } from "../world.ts";
import { type Act, isThere } from "./act.ts";

const second = 1000;
const minute = 60 * second;
/** Those at which something of the portal ends, a moment before it, and any. */
const spans = [
  ...[
    second,
    second,
    2 * second,
    5 * second - 1,
    5 * second,
    7 * second,
    15 * second,
    minute - 1,
    minute,
  ],
  ...[2 * minute - 1, 2 * minute, 14 * minute - 1, 14 * minute, 15 * minute - 1, 15 * minute],
];

const wait: Act = {
  weight: 14,
  choose: (_world, tab, random) => (tab.portal ? [random.pick(spans)] : null),
  perform: (world, _tab, span: number) => passTime(world, span),
};

/** A page that the browser put aside does not run. */
export function passTime(world: World, span: number): Promise<void> {
  for (const tab of world.tabs) if (tab.isBackground) tab.asideFor += span;
  const asleep = new Set(world.tabs.filter((tab) => !isThere(tab)).map(({ life }) => life));
  return world.clock.pass(
    span,
    (life) => !asleep.has(life),
    () => world.settle(),
  );
}

/** How it begins: a tab is opened, and most of the time somebody has signed in on the device before. */
const arrive: Act = {
  weight: 0,
  choose: ({ host }, _tab, random) =>
    random.chance(0.6) ? [random.below(host.accounts.length), random.chance(0.8)] : [null, false],
  perform(world, tab, at: number | null, isVerified: boolean) {
    const { host, device } = world;
    const account = at === null ? undefined : host.accounts[at];
    if (account) device.entries.set(accessTokenEntry, host.begin(account, isVerified));
    if (!tab.portal) world.open(tab);
  },
};

const openTab: Act = {
  weight: 4,
  choose: ({ device }, tab) => (tab.portal || !device.isOnline ? null : []),
  perform(world, tab) {
    if (!tab.portal && world.device.isOnline) world.open(tab);
  },
};

const closeTab: Act = {
  weight: 1,
  choose: (_world, tab) => (isThere(tab) ? [] : null),
  perform(world, tab) {
    if (!tab.portal) return;
    world.drop(tab);
    tab.session.clear();
    tab.entries.splice(0, tab.entries.length, { page: "/", state: null });
    tab.at = 0;
  },
};

const reload: Act = {
  weight: 4,
  choose: ({ device }, tab) => (isThere(tab) && device.isOnline ? [] : null),
  perform(world, tab) {
    if (isThere(tab)) world.reload(tab);
  },
};

/** Another site comes into the tab, and the browser keeps the page. */
const putAside: Act = {
  weight: 2,
  choose: (_world, tab) => (isThere(tab) && tab.network.calls.length === 0 ? [] : null),
  perform(_world, tab) {
    if (!isThere(tab) || tab.network.calls.length > 0) return;
    tab.window.tell({ type: "pagehide", persisted: true } as { type: string });
    tab.isBackground = true;
  },
};

const comeBack: Act = {
  weight: 12,
  choose: (_world, tab) => (tab.isBackground ? [] : null),
  perform: (_world, tab) => takeBack(tab),
};

export function takeBack(tab: Tab): void {
  if (!tab.isBackground) return;
  tab.isBackground = false;
  tab.window.tell({ type: "pageshow", persisted: true } as { type: string });
}

const turn: Act = {
  weight: 3,
  choose: (_world, tab) => (isThere(tab) ? [!tab.isHidden] : null),
  perform(_world, tab, isHidden: boolean) {
    tab.isHidden = isHidden;
    tab.document.tell({ type: "visibilitychange" });
    tab.window.tell({ type: "visibilitychange" });
  },
};

const connect: Act = {
  weight: 9,
  choose: ({ device }, tab, random) =>
    tab.portal && (!device.isOnline || random.chance(0.4)) ? [!device.isOnline] : null,
  perform: (world, _tab, isOnline: boolean) => setOnline(world, isOnline),
};

export function setOnline({ device, tabs }: World, isOnline: boolean): void {
  if (device.isOnline === isOnline) return;
  device.isOnline = isOnline;
  for (const tab of tabs) {
    if (!isThere(tab)) continue;
    tab.mayFail ||= tab.network.calls.length > 0;
    tab.window.tell({ type: isOnline ? "online" : "offline" });
    if (!isOnline) for (const call of [...tab.network.calls]) call.lose();
  }
}

const refuse: Act = {
  weight: 1,
  choose: (_world, tab, random) =>
    tab.portal ? [random.pick<Refusal>(["none", "none", "writes", "all"])] : null,
  perform({ device }, _tab, refusal: Refusal) {
    device.refusal = refusal;
    if (refusal !== "none") device.wasRefused = true;
  },
};

const removeStored: Act = {
  weight: 0.5,
  choose: (_world, tab) => (tab.portal ? [] : null),
  perform: ({ device }) => device.clear(),
};

const forget: Act = {
  weight: 0.5,
  choose: (_world, tab) => (isThere(tab) ? [] : null),
  perform(world, tab) {
    if (isThere(tab)) world.pageOf(tab).forgetDevice();
  },
};

export const surroundings = {
  ...{ arrive, wait, openTab, closeTab, reload, putAside, comeBack, turn, connect, refuse },
  ...{ removeStored, forget },
};
