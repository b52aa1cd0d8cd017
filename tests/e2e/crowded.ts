/** What does not fit on the page as it is: runs in the browser. */
export function crowded(): string[] {
  type Seen = { text: string; box: DOMRect; layer: Element | null };
  const found = new Set<string>();
  const room = document.documentElement;
  if (room.scrollWidth > room.clientWidth) found.add(`the page is ${room.scrollWidth} px wide`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const around = (element: Element | null, is: (style: CSSStyleDeclaration) => boolean) => {
    for (let at = element; at; at = at.parentElement) if (is(styleOf(at))) return at;
    return null;
  };
  /** Said to those who hear the page alone. */
  const isUnseen = ({ clipPath }: CSSStyleDeclaration) => clipPath.startsWith("inset");
  const scrolls = ({ overflowX }: CSSStyleDeclaration) => /auto|scroll/.test(overflowX);
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    overflowX !== "visible" || overflowY !== "visible";
  /** What is left of a box by all that it stands in. */
  const shown = (box: DOMRect, element: Element | null) => {
    let { left, right, top, bottom } = box;
    for (let at = around(element, clips); at; at = around(at.parentElement, clips)) {
      const view = at.getBoundingClientRect();
      left = Math.max(left, view.left);
      right = Math.min(right, view.right);
      top = Math.max(top, view.top);
      bottom = Math.min(bottom, view.bottom);
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };
  const stays = ({ position, zIndex }: CSSStyleDeclaration) =>
    /sticky|fixed/.test(position) || (position === "absolute" && Number(zIndex) > 1);

  const seen: Seen[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data.trim()) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (around(parent, isUnseen)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const scroller = around(parent, scrolls);
    for (const whole of range.getClientRects()) {
      const box = shown(whole, parent);
      if (box.width <= 1 || box.height <= 1) continue;
      if (!scroller && (box.left < -1 || box.right > room.clientWidth + 1))
        found.add(`${node.data} ends outside of the page`);
      seen.push({ text: node.data, box, layer: around(parent, stays) });
    }
  }

  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const style = styleOf(element);
    const { overflowX, overflowY } = style;
    const cuts = (way: string) => way === "hidden" || way === "clip";
    if (!cuts(overflowX) && !cuts(overflowY)) continue;
    if (!element.checkVisibility() || around(element, isUnseen) || !element.textContent.trim())
      continue;
    const isWide = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isHigh = cuts(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if ((isWide || isHigh) && !element.closest("[title]"))
      found.add(`${element.textContent.slice(0, 60)} is cut`);
  }

  // Letters leave room above and below them.
  const top = ({ box }: Seen) => box.top + box.height * 0.15;
  const bottom = ({ box }: Seen) => box.bottom - box.height * 0.15;
  seen.sort((one, other) => top(one) - top(other));
  for (const [at, one] of seen.entries()) {
    for (let next = at + 1; next < seen.length; next += 1) {
      const other = seen[next] as Seen;
      if (top(other) >= bottom(one)) break;
      const shared =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (shared > 1 && one.layer === other.layer && one.text !== other.text)
        found.add(`${one.text.slice(0, 40)} lies over ${other.text.slice(0, 40)}`);
    }
  }
  return [...found];
}

/** Figures that are seen with their sign on the wrong side, or away from the end of their cell, and how many have a sign: runs in the browser. */
export function signsBehind(): { behind: string[]; astray: string[]; count: number } {
  const behind: string[] = [];
  const astray: string[] = [];
  const isAstray = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const [text, box] = [range, cell].map((one) => one.getBoundingClientRect());
    if (!text || !box) return false;
    const rooms = [text.left - box.left, box.right - text.right];
    const [atStart = 0, atEnd = 0] = document.dir === "rtl" ? rooms.reverse() : rooms;
    return atEnd > atStart + 1;
  };
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: figure, index } of node.data.matchAll(
      /(?<![\p{L}\d])[-+\u2212][\d০-৯][\d০-৯.,%]*/gu,
    )) {
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      };
      count += 1;
      if (leftOf(index) > leftOf(index + 1)) behind.push(figure);
      const cell = node.parentElement.closest("td");
      if (cell && isAstray(cell)) astray.push(figure);
    }
    // An arrow stands where a sign would.
    const figure = /^[▲▼]$/.test(node.data) && node.parentElement.parentElement;
    if (figure) {
      count += 1;
      const size = figure.querySelector("bdi");
      const [arrow, digits] = [node.parentElement, size].map((one) => one?.getBoundingClientRect());
      if (!arrow || !digits || arrow.right > digits.left) behind.push(figure.textContent);
      const cell = figure.closest("td");
      if (cell && isAstray(cell)) astray.push(figure.textContent);
    }
  }
  for (const arrow of document.querySelectorAll("main [role=img]")) {
    const figure = arrow.nextElementSibling;
    if (!/[▲▼]/.test(arrow.textContent) || !figure || !arrow.checkVisibility()) continue;
    const [sign, size] = [arrow, figure].map((one) => one.getBoundingClientRect().left);
    count += 1;
    if (Number(sign) > Number(size)) behind.push(`${arrow.textContent} ${figure.textContent}`);
  }
  return { behind, astray, count };
}

/** All texts and names that a page shows. */
export function shownTexts(): string[] {
  const texts = new Set<string>();
  // A key, the name of a language, a link to be sent, and the calendar, whose words are the browser's.
  const others = "kbd, [lang]:not(html), textarea, [role=application]";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { parentElement } = node;
    if (parentElement?.checkVisibility() && !parentElement.closest(others)) texts.add(node.data);
  }
  for (const attribute of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
    for (const element of document.querySelectorAll(`body [${attribute}]`))
      if (!element.closest(others)) texts.add(element.getAttribute(attribute) ?? "");
  }
  return [...texts];
}

/** Whether a text has letters that neither a catalogue nor the host has said. */
export function isUnsaid(text: string, said: string): boolean {
  return text
    .split(/[^\x20-\x7e]+|, |\b[AP]M\b/)
    .map((part) => part.replaceAll(/^[^A-Za-z]+|[^A-Za-z]+$/g, ""))
    .some((part) => /[A-Za-z]{2}/.test(part) && !said.includes(part));
}
