import type { PortalActor } from "web/state/start-portal.ts";
import type { TodayActor } from "web/state/use-today.ts";
import type { Changed } from "./device.ts";
import { Listeners } from "./listeners.ts";
import { Network } from "./network.ts";
import type { Screen } from "./screen.ts";
import { Tally } from "./tally.ts";

type Entry = { page: string; state: unknown };

export const nameOf = (at: number): string => `tab ${at + 1}`;

/** A tab of the browser: what it keeps over reloads, and the page that is in it. */
export class Tab {
  readonly name: string;
  readonly window = new Listeners();
  readonly document = new Listeners();
  readonly network: Network;
  /** What the session storage holds. */
  readonly session = new Map<string, string>();
  readonly entries: Entry[] = [{ page: "/", state: null }];
  at = 0;
  /** Null where no page is in it. */
  portal: PortalActor | null = null;
  isOpening = false;
  screen: Screen | null = null;
  today: TodayActor | null = null;
  tally = new Tally(() => 0);
  /** The address that the portal was told last. */
  told = "";
  /** The last user that the host told this page of. */
  loaded: unknown = null;
  /** The newest answer that was seen in each place. */
  readonly newest = new Map<string, number>();
  /** Whose each session is that the host has told of. */
  readonly toldSessions = new Map<string, string>();
  /** What failed last in each place, and when. */
  readonly failures = new Map<string, { failure: object; since: number }>();
  /** The token that the host refused last, and the one that it gave in the last step. */
  refusedToken: string | null = null;
  givenToken: string | null = null;
  /** Whether something has failed that leads to the 500 page, or somebody went there. */
  mayFail = false;
  /** Whether the browser's history led to the page. */
  wentBack = false;
  /** Whether its page came while the browser refused its storage, so that nobody knows whose the address was. */
  isOfNobody = false;
  /** Whether the last sign-in was to be on a shared machine. */
  wantsShared = false;
  /** For how long its pages did not run. */
  asideFor = 0;
  /** Whether somebody was signed in whose session has not expired since. */
  wasSignedIn = false;
  /** Who has signed out in the last step. */
  signedOut: string | null = null;
  /** The company that the slip leaves in place. */
  slip: string | null = null;
  /** Whether what watches such a session could not be fetched. */
  isUnwatched = false;
  /** Since when a session on a shared machine goes on. */
  sharedSince: number | null = null;
  /** How many seconds are left, as the warning on a shared machine says; null where it does not stand there. */
  warned: number | null = null;
  /** Whose timers run: those of a page that is gone do not. */
  life: object = {};
  /** What other tabs have stored, and this one has not heard of yet. */
  readonly inbox: Changed[] = [];
  /** Whether the browser shows another site and keeps the page. */
  isBackground = false;
  isHidden = false;
  /** Of the portal's scripts. */
  version = 0;
  wantsReload = false;
  /** How often the page reloaded itself, by version. */
  readonly reloads = new Map<number, number>();
  /** When somebody last used the page. */
  usedAt = 0;
  /** When the page that is there came. */
  openedAt = 0;

  constructor(name: string, serial: { count: number }) {
    this.name = name;
    this.network = new Network(serial);
  }

  get entry(): Entry {
    return this.entries[this.at] as Entry;
  }

  get page(): string {
    return this.entry.page;
  }

  get path(): string {
    return this.page.replace(/\?.*/s, "");
  }

  push(page: string, state: unknown): void {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, { page, state });
    this.at = this.entries.length - 1;
  }

  readonly warn = (seconds: number | null): void => {
    this.warned = seconds;
  };

  /** Nothing of the page is left but what the tab keeps. */
  forgetPage(): void {
    this.window.clear();
    this.document.clear();
    this.network.calls.length = 0;
    this.inbox.length = 0;
    this.portal = null;
    this.screen = null;
    this.today = null;
    this.told = "";
    this.warned = null;
    this.loaded = null;
    this.newest.clear();
    this.failures.clear();
    this.asideFor = 0;
    this.slip = null;
    this.signedOut = null;
    this.wasSignedIn = false;
    this.isUnwatched = false;
    this.wantsReload = false;
    this.isBackground = false;
  }

  replace(page: string | undefined, state: unknown): void {
    this.entries[this.at] = { page: page || this.page, state };
  }
}
