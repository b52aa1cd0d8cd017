/** Holds a form that is submitted before the portal has started, while a line moves. The function that it returns ends the hold, and returns that form. */
export function holdSubmit(page: HTMLElement): () => HTMLFormElement | undefined {
  let held: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    // The portal has prevented it if it was already listening.
    if (event.defaultPrevented) return;
    event.preventDefault();
    held = event.target as HTMLFormElement;
    page.dataset.busy = "";
  };
  document.addEventListener("submit", hold);
  return () => {
    document.removeEventListener("submit", hold);
    const form = held;
    held = undefined;
    return form;
  };
}
