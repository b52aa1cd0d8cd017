/** Of Home as it was kept; the function that it returns presses the link that has taken the place of one of them. */
export function keptLinks(root: HTMLElement): (pressed?: HTMLElement | null) => void {
  const links = () => [...root.querySelectorAll<HTMLElement>("a")];
  const kept = links();
  return (pressed) => {
    const link = pressed && links()[kept.indexOf(pressed)];
    if (link && nameOf(link) === nameOf(pressed)) link.click();
  };
}

const nameOf = (link: HTMLElement) => link.getAttribute("aria-label") ?? link.textContent;
