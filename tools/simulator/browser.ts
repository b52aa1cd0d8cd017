import { SimulatedAbortController, SimulatedAbortSignal } from "./abort.ts";
import type { SimulatedClock } from "./clock.ts";
import type { Device } from "./device.ts";
import { lost, SimulatedHeaders, SimulatedRequest } from "./network.ts";
import type { Tab } from "./tab.ts";

/** The world of one schedule, as far as a page's script sees it. */
export type Surroundings = {
  tab: Tab;
  clock: SimulatedClock;
  device: Device;
  /** What nobody caught. */
  uncaught: unknown[];
  /** The version of the scripts that the host serves. */
  version: () => number;
};

/** What a script of the page takes for its browser. It leads to whatever world is played at the moment. */
export function globalsOf(now: () => Surroundings) {
  const guarded = (run: () => void) => () => {
    const { uncaught } = now();
    try {
      run();
    } catch (error) {
      uncaught.push(error);
    }
  };
  const location = {
    get pathname() {
      return now().tab.path;
    },
    get search() {
      const { page } = now().tab;
      const at = page.indexOf("?");
      return at < 0 ? "" : page.slice(at);
    },
    get href() {
      return `http://portal.test${now().tab.page}`;
    },
    reload() {
      now().tab.wantsReload = true;
    },
  };
  const history = {
    get state() {
      return now().tab.entry.state;
    },
    pushState: (state: unknown, _: string, page: string) => now().tab.push(page, state),
    replaceState: (state: unknown, _: string, page: string) => now().tab.replace(page, state),
  };
  const window = {
    addEventListener: ((...added) => now().tab.window.add(...added)) as Tab["window"]["add"],
    removeEventListener: ((...removed) =>
      now().tab.window.remove(...removed)) as Tab["window"]["remove"],
  };
  const document = {
    activeElement: null,
    documentElement: { dataset: {} },
    querySelector: (selector: string) =>
      selector.startsWith("link") ? { href: `main-${now().tab.version}.js` } : null,
    get hidden() {
      return now().tab.isHidden;
    },
    addEventListener: ((...added) => now().tab.document.add(...added)) as Tab["document"]["add"],
    removeEventListener: ((...removed) =>
      now().tab.document.remove(...removed)) as Tab["document"]["remove"],
  };
  const localStorage = {
    getItem: (key: string) => now().device.read(key),
    setItem(key: string, value: string) {
      const { device, tab } = now();
      device.write(tab, key, value);
    },
    removeItem(key: string) {
      const { device, tab } = now();
      device.write(tab, key, null);
    },
  };
  const refuse = (from: readonly string[]) => {
    if (from.includes(now().device.refusal)) throw new Error("The storage is refused.");
  };
  const sessionStorage = {
    getItem(key: string) {
      refuse(["all"]);
      return now().tab.session.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      refuse(["all", "writes"]);
      now().tab.session.set(key, value);
    },
    removeItem(key: string) {
      refuse(["all", "writes"]);
      now().tab.session.delete(key);
    },
  };
  const timers = {
    setTimeout(run: () => void, after?: number) {
      const { clock, tab } = now();
      return clock.setTimeout(tab.life, guarded(run), after);
    },
    setInterval(run: () => void, every?: number) {
      const { clock, tab } = now();
      return clock.setInterval(tab.life, guarded(run), every);
    },
    clearTimeout: (id: unknown) => now().clock.clear(id),
    clearInterval: (id: unknown) => now().clock.clear(id),
  };
  return {
    ...{ location, history, window, document, localStorage, sessionStorage, ...timers, ...window },
    dispatchEvent: (event: { type: string }) => now().tab.window.tell(event),
    navigator: {
      get onLine() {
        return now().device.isOnline;
      },
    },
    performance: { now: () => now().clock.now() },
    Date: class extends Date {
      constructor(...given: [] | [string | number]) {
        if (given.length > 0) super(...(given as [number]));
        else super(now().clock.now());
      }
      static override now() {
        return now().clock.now();
      }
    },
    Math: Object.create(Math, { random: { value: () => 0.5 } }),
    Event: class {
      readonly type: string;
      constructor(type: string) {
        this.type = type;
      }
    },
    AbortController: SimulatedAbortController,
    AbortSignal: SimulatedAbortSignal,
    Request: SimulatedRequest,
    Headers: SimulatedHeaders,
    /** Nobody but who looks whether the page is there asks by it. */
    fetch: async () => {
      if (!now().device.isOnline) throw lost();
      return { ok: true };
    },
    queueMicrotask: (run: () => void) => queueMicrotask(guarded(run)),
    console: { error() {}, log() {}, warn() {} },
    globalThis: {},
  };
}
