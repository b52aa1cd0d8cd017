/** Holds a press on a link of Home as it was kept; the function that it returns presses the link that has taken its place. */
export function holdPress(root: HTMLElement): () => void {
  const links = () => [...root.querySelectorAll("a")];
  const kept = links();
  let held: HTMLAnchorElement | null = null;
  const hold = ({ target }: MouseEvent) => {
    held?.removeAttribute("aria-busy");
    held = target instanceof Element ? target.closest("a") : null;
    held?.setAttribute("aria-busy", "true");
  };
  root.addEventListener("click", hold);
  return () => {
    root.removeEventListener("click", hold);
    if (!held) return;
    const link = links()[kept.indexOf(held)];
    if (link && nameOf(link) === nameOf(held)) link.click();
  };
}

const nameOf = (link: HTMLAnchorElement) => link.getAttribute("aria-label") ?? link.textContent;
