import { getToday } from "partner-sdk";
import type { InspectionEvent, Observer } from "xstate";
import { globalsOf, type Surroundings } from "./browser.ts";
import { createClock, type SimulatedClock } from "./clock.ts";
import { Device } from "./device.ts";
import { Host } from "./host.ts";
import { type Page, type PageCode, runCore, runPage } from "./run-code.ts";
import { offeredIn, Screen, screenOf } from "./screen.ts";
import { nameOf, Tab } from "./tab.ts";
import { Tally } from "./tally.ts";
import { SimulatedWeakMap } from "./weak-map.ts";

/** A tab's own copy of the portal's code; it is run once, and used by one world after the other. */
export type Place = { page: Page; surroundings: Surroundings };

/** Follows what the actors of a page do, as an inspector would. */
export type Inspect = (tab: Tab, page: Page, now: () => number) => Observer<InspectionEvent>;

const tabsAtMost = 3;

export function placesOf(code: PageCode): readonly Place[] {
  const places: Place[] = [];
  const first = () => (places[0] as Place).surroundings;
  const { console, setTimeout, clearTimeout, ...ofCore } = globalsOf(first);
  const { AbortController } = ofCore;
  const core = runCore(code, {
    ...{ AbortController, console, setTimeout, clearTimeout },
    WeakMap: SimulatedWeakMap,
  });
  core.shareNodes();
  for (let count = 0; count < tabsAtMost; count++) {
    // What the code asks of its browser as it is loaded is of no world.
    const place = { surroundings: emptySurroundings() } as Place;
    place.page = runPage(
      code,
      core,
      globalsOf(() => place.surroundings),
    );
    places.push(place);
  }
  core.hearSent("portal", (actor, event) => {
    for (const { surroundings } of places) {
      const { tab } = surroundings;
      if (tab.isOpening || tab.portal === actor) tab.tally.note(event);
    }
  });
  return places;
}

/** One browser with its tabs, the host that they ask, and the time. */
export class World {
  readonly clock: SimulatedClock = createClock();
  readonly host = new Host();
  readonly tabs: readonly Tab[];
  readonly device: Device;
  readonly uncaught: unknown[] = [];
  readonly #places: readonly Place[];
  readonly #inspect: Inspect | undefined;

  constructor(places: readonly Place[], inspect?: Inspect) {
    const serial = { count: 0 };
    this.#places = places;
    this.#inspect = inspect;
    this.tabs = places.map((_, at) => new Tab(nameOf(at), serial));
    this.device = new Device(this.tabs);
    for (const [at, place] of places.entries()) {
      const tab = this.tabs[at] as Tab;
      const { clock, device, uncaught, host } = this;
      place.surroundings = { tab, clock, device, uncaught, version: () => host.version };
    }
  }

  pageOf(tab: Tab): Page {
    return (this.#places[this.tabs.indexOf(tab)] as Place).page;
  }

  /** A page comes into the tab, as the host serves it now. */
  open(tab: Tab): void {
    const page = this.pageOf(tab);
    tab.version = this.host.version;
    tab.openedAt = this.clock.now();
    tab.isOfNobody = this.device.refusal !== "none";
    tab.tally = new Tally(this.clock.now);
    const { life, network } = tab;
    tab.isOpening = true;
    tab.portal = page.startPortal({
      apiBase: "http://host.test",
      fetch: network.send as never,
      clock: {
        setTimeout: (run, after) => this.clock.setTimeout(life, run, after),
        clearTimeout: (id) => this.clock.clear(id),
      },
      inspect: this.#inspect?.(tab, page, this.clock.now),
      loadWatch: async () => {
        tab.isUnwatched = !this.hasScripts(tab);
        if (tab.isUnwatched) throw new TypeError("Failed to fetch a script");
        const warned = { warn: tab.warn, hide: () => tab.warn(null), onOver() {} };
        return (portal, left) => {
          // What it asks is not counted as the portal's own.
          portal.settings = { ...portal.settings, fetch: network.sendUncounted as never };
          page.watchSession(portal, left, () => warned);
        };
      },
    });
    tab.isOpening = false;
  }

  end(): void {
    for (const tab of this.tabs) if (tab.portal) this.drop(tab);
  }

  /** Whether scripts that a page of this version fetches later can be had. */
  hasScripts(tab: Tab): boolean {
    return this.device.isOnline && tab.version === this.host.version;
  }

  /** The page is gone at once, whatever it was doing. */
  drop(tab: Tab, isPersisted = false): void {
    tab.window.tell({ type: "pagehide", persisted: isPersisted } as { type: string });
    tab.forgetPage();
    this.clock.forget(tab.life);
    tab.life = {};
  }

  reload(tab: Tab): void {
    this.drop(tab);
    this.open(tab);
  }

  /** Until nothing more follows from what has happened. */
  async settle(): Promise<void> {
    for (let rounds = 0; ; rounds++) {
      await drained();
      let hasChanged = this.clock.runDue();
      for (const tab of this.tabs) {
        if (tab.portal && !tab.isBackground && this.#follow(tab)) hasChanged = true;
      }
      // A screen may have asked for something as it was shown.
      if (!hasChanged) return drained();
      if (rounds > 30) throw new Error("The screens do not come to rest.");
    }
  }

  #follow(tab: Tab): boolean {
    const { portal } = tab;
    if (!portal) return false;
    if (tab.wantsReload) {
      tab.wantsReload = false;
      this.reload(tab);
      return true;
    }
    const page = this.pageOf(tab);
    if (tab.told !== tab.page) {
      tab.told = tab.page;
      portal.send({ type: "page.opened", page: tab.page });
    }
    const destination = page.destinationOf(tab.page, page.routingStateOf(portal.getSnapshot()));
    if (destination.type === "redirect" || destination.type === "choose") {
      page.navigate(destination.to, { replace: true });
      return true;
    }
    if (destination.type === "activate") {
      return page.chooseCompany(portal, destination.module, destination.company);
    }
    this.#followDay(tab, page);
    const key = screenOf(destination.type, tab, portal, page);
    const isOther = key !== tab.screen?.key;
    if (isOther) {
      tab.screen?.leave();
      tab.screen = new Screen(key, page, tab, portal);
    }
    tab.screen?.update();
    return isOther;
  }

  #followDay(tab: Tab, page: Page) {
    const { portal, today } = tab;
    const snapshot = portal?.getSnapshot();
    const isTold =
      snapshot?.value === "signedIn" && page.isOffered(getToday, offeredIn(snapshot.context));
    if (isTold === (today !== null) || !portal) return;
    tab.today = isTold ? page.startToday(portal) : null;
    today?.stop();
  }
}

/** Comes once no task is left that promises have begun: the next tick waits for all of them. */
const drained = () => new Promise<void>((resolve) => process.nextTick(resolve));

function emptySurroundings(): Surroundings {
  const tab = new Tab("none", { count: 0 });
  return { tab, clock: createClock(), device: new Device([tab]), uncaught: [], version: () => 0 };
}
