/** When a list item is removed by its button, moves the focus to the next button, the one before, or the heading. */
export function focusNextItem(button: HTMLButtonElement): void {
  const all = [...(button.closest("ul")?.querySelectorAll("button") ?? [])];
  const at = all.indexOf(button);
  const next = all[at + 1] ?? all[at - 1] ?? document.querySelector<HTMLElement>("h1");
  next?.focus();
}
