import type { Tab } from "./tab.ts";

/** What a storage does to whoever asks it: as it should, or it refuses to write, or to be read as well. */
export type Refusal = "none" | "writes" | "all";

/** Null where all entries were removed at once. */
export type Changed = { key: string | null; newValue: string | null };

/** What the tabs of one browser share. */
export class Device {
  readonly entries = new Map<string, string>();
  refusal: Refusal = "none";
  /** Whether tabs may hold what others could not be told. */
  wasRefused = false;
  isOnline = true;
  readonly #tabs: readonly Tab[];

  constructor(tabs: readonly Tab[]) {
    this.#tabs = tabs;
  }

  read(key: string): string | null {
    if (this.refusal === "all") throw new Error("The storage is refused.");
    return this.entries.get(key) ?? null;
  }

  write(by: Tab, key: string, value: string | null): void {
    if (this.refusal !== "none") throw new Error("The storage is refused.");
    if ((this.entries.get(key) ?? null) === value) return;
    if (value === null) this.entries.delete(key);
    else this.entries.set(key, value);
    this.#tell(by, { key, newValue: value });
  }

  /** The user removes what the site has stored, which every tab hears of. */
  clear(): void {
    this.entries.clear();
    this.#tell(null, { key: null, newValue: null });
  }

  /** Each tab hears of it in its own time, and a page that the browser put aside does not. */
  #tell(by: Tab | null, changed: Changed) {
    for (const tab of this.#tabs) {
      if (tab !== by && tab.portal && !tab.isBackground) tab.inbox.push(changed);
    }
  }
}
