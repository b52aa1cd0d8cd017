/** Newer browsers tell by a promise when they have scrolled: an effect that hands it on to React breaks its screen. */
const scrolling = ["scroll", "scrollBy", "scrollIntoView", "scrollTo"] as const;

const places: Partial<Record<(typeof scrolling)[number], unknown>>[] =
  typeof window === "undefined" ? [] : [window, Element.prototype];
for (const place of places) {
  for (const name of scrolling) {
    const scroll = place[name];
    if (typeof scroll !== "function") continue;
    place[name] = async function (this: unknown, ...where: unknown[]) {
      scroll.apply(this, where);
    };
  }
}
