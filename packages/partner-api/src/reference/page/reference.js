/** @param {string} selector @param {ParentNode} [within] */
const all = (selector, within = document) =>
  /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);

const search = /** @type {HTMLInputElement} */ (document.getElementById("search"));
const contents = /** @type {HTMLElement} */ (document.getElementById("contents"));
const found = /** @type {HTMLElement} */ (document.getElementById("found"));

const parts = all("[data-part]").map((element) => ({
  element,
  link: all(`a[href="#${element.id}"]`, contents)[0],
  isOperation: element.matches(".operation"),
  words: "",
}));
const groups = all("[data-group]");

/** Leaves what holds every word that was typed. */
function narrow() {
  const asked = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const part of parts) {
    part.words ||= (part.element.textContent ?? "").toLowerCase();
    const isFound = asked.every((word) => part.words.includes(word));
    part.element.hidden = !isFound;
    if (part.link?.parentElement) part.link.parentElement.hidden = !isFound;
  }
  for (const group of groups) {
    group.hidden = all("[data-part], ul > li", group).every(({ hidden }) => hidden);
  }
  const operations = parts.filter(({ isOperation }) => isOperation);
  const shown = operations.filter(({ element }) => !element.hidden).length;
  found.textContent = asked.length > 0 ? `${shown} of ${operations.length} operations` : "";
  scrollTo({ top: 0, behavior: "instant" });
  mark(asked);
}

/** @param {string[]} asked */
function mark(asked) {
  if (!("highlights" in CSS)) return;
  const ranges = asked.length > 0 ? parts.flatMap(({ element }) => rangesIn(element, asked)) : [];
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** @param {HTMLElement} element @param {string[]} asked */
function rangesIn(element, asked) {
  const ranges = [];
  if (element.hidden) return [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = (text.textContent ?? "").toLowerCase();
    for (const word of asked) {
      for (let at = words.indexOf(word); at >= 0; at = words.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** A link to a part that a search has left out ends the search. */
function show() {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.closest("[hidden]")) return;
  search.value = "";
  narrow();
  target.scrollIntoView();
}

/** One kind of sample at a time, the same in every operation. @param {string} kind */
function choose(kind) {
  for (const sample of all("[data-sample]")) sample.hidden = sample.dataset.sample !== kind;
  for (const button of all("[data-kind]")) {
    button.setAttribute("aria-pressed", String(button.dataset.kind === kind));
  }
}

/** @param {string} text @param {Record<string, string>} data */
function button(text, data) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  Object.assign(made.dataset, data);
  return made;
}

function addButtons() {
  for (const caption of all(".operation .sample figcaption")) {
    const kinds = document.createElement("div");
    kinds.setAttribute("role", "group");
    kinds.setAttribute("aria-label", "Sample");
    kinds.append(button("SDK", { kind: "sdk" }), button("curl", { kind: "curl" }));
    caption.replaceChildren(kinds, button("Copy", { copy: "" }));
  }
  choose("sdk");
}

/** @param {HTMLElement} pressed */
async function copy(pressed) {
  const code = pressed.closest(".sample")?.querySelector("pre")?.textContent ?? "";
  const isCopied = await navigator.clipboard.writeText(code).then(
    () => true,
    () => false,
  );
  pressed.textContent = isCopied ? "Copied" : "Not copied";
  setTimeout(() => {
    pressed.textContent = "Copy";
  }, 1500);
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  if (target.dataset.kind) keepInPlace(target, target.dataset.kind);
  if (target.dataset.copy !== undefined) void copy(target);
  if (target.closest("#contents a") && contents.matches(":popover-open")) contents.hidePopover();
});

/** The button that takes the pressed one's place is where that was. @param {HTMLElement} pressed @param {string} kind */
function keepInPlace(pressed, kind) {
  const samples = pressed.closest(".samples");
  const before = samples?.getBoundingClientRect().top ?? 0;
  choose(kind);
  if (!samples) return;
  scrollBy({ top: samples.getBoundingClientRect().top - before, behavior: "instant" });
  all(`[data-sample="${kind}"] [data-kind="${kind}"]`, samples)[0]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.key === "/" && event.target !== search) {
    event.preventDefault();
    search.focus();
  }
});

/** @param {HTMLElement} link */
function setCurrent(link) {
  link.setAttribute("aria-current", "location");
  const [own, frame] = [link, contents].map((each) => each.getBoundingClientRect());
  if (own && frame && (own.top < frame.top || own.bottom > frame.bottom)) {
    contents.scrollTop += own.top - frame.top - frame.height / 3;
  }
}

const inSight = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      for (const { element, link } of parts) {
        if (element === target && link) setCurrent(link);
        else link?.removeAttribute("aria-current");
      }
    }
  },
  { rootMargin: "-20% 0px -75% 0px" },
);

for (const { element } of parts) inSight.observe(element);
for (const host of all("[data-host]")) host.textContent = location.origin;
addButtons();
search.disabled = false;
search.addEventListener("input", narrow);
addEventListener("hashchange", show);
