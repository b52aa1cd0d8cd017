/** The button goes away with its item of a list: the focus goes to the next one, else to the one before, at last to the heading. */
export function focusNextItem(button: HTMLButtonElement): void {
  const all = [...(button.closest("ul")?.querySelectorAll("button") ?? [])];
  const at = all.indexOf(button);
  const next = all[at + 1] ?? all[at - 1] ?? document.querySelector<HTMLElement>("h1");
  next?.focus();
}
