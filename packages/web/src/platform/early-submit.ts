/** Holds what is submitted before the portal has started. Returns what lets go of it, and tells which form it was. */
export function holdSubmit(): () => HTMLFormElement | undefined {
  let held: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    // Prevented already where the portal has heard it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    held = event.target as HTMLFormElement;
  };
  document.addEventListener("submit", hold);
  return () => {
    document.removeEventListener("submit", hold);
    const form = held;
    held = undefined;
    return form;
  };
}
