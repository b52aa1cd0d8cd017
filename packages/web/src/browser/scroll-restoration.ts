/** Where an entry of the browser's history was left: how far down, and by which link of the screen. */
export type Place = { top: number; link: { href: string; at: number } | null };

const links = "main a[href]";
const awaited = "main [role=progressbar]";
/** In milliseconds; browsers refuse too many changes of an entry. */
const stillFor = 200;
const takesOver = ["wheel", "touchstart", "pointerdown", "keydown"];

let isLeadingBack = false;

/** Keeps in the entry that is shown where its page is scrolled to, and by which link it is left. */
export function keepPlaces(signal: AbortSignal): void {
  if (signal.aborted) return;
  const { pathname } = location;
  let still: ReturnType<typeof setTimeout>;
  const stands = () => {
    // The entry of the next screen is there before that screen is.
    if (!isLeadingBack && location.pathname === pathname) keep(null);
  };
  const scrolled = () => {
    clearTimeout(still);
    still = setTimeout(stands, stillFor);
  };
  const pressed = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest(links);
    if (link) keep({ href: hrefOf(link), at: link.getBoundingClientRect().top });
  };
  addEventListener("scroll", scrolled, { passive: true, signal });
  addEventListener("click", pressed, { capture: true, signal });
  signal.addEventListener("abort", () => clearTimeout(still));
}

function keep(link: Place["link"]) {
  const place: Place = { top: scrollY, link };
  if (JSON.stringify(place) === JSON.stringify(history.state?.place)) return;
  try {
    history.replaceState({ ...history.state, place }, "");
  } catch {
    // A browser that counts such calls refuses too many: Back then finds what it kept last.
  }
}

/** Leads to where the entry was left as soon as that is there, unless somebody goes elsewhere first. */
export function leadBack(signal: AbortSignal): void {
  const place: Place | undefined = history.state?.place;
  if (!place) return;
  const { top, link } = place;
  let hasReached = false;
  const observer = new MutationObserver(go);
  const ended = new AbortController();
  const end = () => ended.abort();
  ended.signal.addEventListener("abort", () => {
    isLeadingBack = false;
    observer.disconnect();
  });
  signal.addEventListener("abort", end);
  for (const event of takesOver) addEventListener(event, end, { signal: ended.signal });
  isLeadingBack = true;
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
    // The shape of rows that are on their way gives way to the rows.
    if (hasReached && !link && !document.querySelector(awaited)) end();
  }
}

const hrefOf = (link: Element) => link.getAttribute("href") ?? "";

/** Whoever has moved the focus since the screen was shown keeps it. */
function focusFromHeading(link: Element) {
  const { activeElement } = document;
  const isUnmoved = activeElement === document.body || activeElement?.matches("h1");
  if (isUnmoved && link instanceof HTMLElement) link.focus({ preventScroll: true });
}
