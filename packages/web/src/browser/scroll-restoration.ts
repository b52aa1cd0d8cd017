/** Where a history entry was left: how far down, and by which link of the screen. */
export type ScrollPosition = { top: number; link: { href: string; at: number } | null };

const links = "main a[href]";
const awaited = "main [role=progressbar]";
/** In milliseconds. Browsers limit how often an entry changes. */
const scrollEnd = 200;
const userEvents = ["wheel", "touchstart", "pointerdown", "keydown"];

let isRestoring = false;

/** Saves in the current history entry where its page is scrolled to, and by which link it is left. */
export function saveScrollPositions(signal: AbortSignal): void {
  if (signal.aborted) return;
  const { pathname } = location;
  let still: ReturnType<typeof setTimeout>;
  const saveStill = () => {
    // The entry of the next screen comes before that screen.
    if (!isRestoring && location.pathname === pathname) save(null);
  };
  const scrolled = () => {
    clearTimeout(still);
    still = setTimeout(saveStill, scrollEnd);
  };
  const pressed = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest(links);
    if (link) save({ href: hrefOf(link), at: link.getBoundingClientRect().top });
  };
  addEventListener("scroll", scrolled, { passive: true, signal });
  addEventListener("click", pressed, { capture: true, signal });
  signal.addEventListener("abort", () => clearTimeout(still));
}

function save(link: ScrollPosition["link"]) {
  const place: ScrollPosition = { top: scrollY, link };
  if (JSON.stringify(place) === JSON.stringify(history.state?.place)) return;
  try {
    history.replaceState({ ...history.state, place }, "");
  } catch {
    // A browser that limits such calls refuses: Back then restores the last position that was saved.
  }
}

/** Scrolls to where the entry was left as soon as that is there, unless the user scrolls or presses first. */
export function restoreScrollPosition(signal: AbortSignal): void {
  const place: ScrollPosition | undefined = history.state?.place;
  if (!place) return;
  const { top, link } = place;
  let hasReached = false;
  const observer = new MutationObserver(go);
  const ended = new AbortController();
  const end = () => ended.abort();
  ended.signal.addEventListener("abort", () => {
    isRestoring = false;
    observer.disconnect();
  });
  signal.addEventListener("abort", end);
  for (const event of userEvents) addEventListener(event, end, { signal: ended.signal });
  isRestoring = true;
  observer.observe(document.body, { childList: true, subtree: true });
  go();

  function go() {
    const left =
      link && [...document.querySelectorAll(links)].find((one) => hrefOf(one) === link.href);
    if (left) {
      scrollBy(0, left.getBoundingClientRect().top - link.at);
      focusFromHeading(left);
      return end();
    }
    if (hasReached && link) return;
    scrollTo(0, top);
    hasReached = Math.abs(scrollY - top) < 1;
    // A skeleton gives way to the rows.
    if (hasReached && !link && !document.querySelector(awaited)) end();
  }
}

const hrefOf = (link: Element) => link.getAttribute("href") ?? "";

/** A user who has moved the focus since the screen was shown keeps it. */
function focusFromHeading(link: Element) {
  const { activeElement } = document;
  const isUnmoved = activeElement === document.body || activeElement?.matches("h1");
  if (isUnmoved && link instanceof HTMLElement) link.focus({ preventScroll: true });
}
