export const shortcutsCache = "shortcuts";

export function forgetShortcuts(): void {
  void globalThis.caches?.delete(shortcutsCache);
}
