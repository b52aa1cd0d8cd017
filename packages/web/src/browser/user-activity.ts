import { removeReloadToken } from "./token-store.ts";

type Told = { type: "time.passed"; milliseconds: number } | { type: "user.active" };

export type ActivityListener = {
  tell: (event: Told) => void;
  /** Whether whoever uses the page means no more than that. */
  isWarned: () => boolean;
  /** The page goes, and the tab may come back to it. */
  leave: () => void;
};

const uses = ["keydown", "pointerdown", "pointermove", "touchstart", "wheel", "click"];
const comesBack = ["visibilitychange", "focus", "pageshow", "resume"];
/** In milliseconds. */
const between = 1000;

/** Tells of all time that passes, also while the machine sleeps, and of each use after the time before it. */
export function followActivity({ tell, isWarned, leave }: ActivityListener): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let wall = Date.now();
  let steady = performance.now();
  let moved = Number.NEGATIVE_INFINITY;

  function tellTime() {
    const now = [Date.now(), performance.now()] as const;
    // One of the clocks may stand still while the machine sleeps, and the other be put back.
    const milliseconds = Math.max(now[0] - wall, now[1] - steady);
    [wall, steady] = now;
    if (milliseconds > 0) tell({ type: "time.passed", milliseconds });
  }
  function use(event: Event) {
    const isAnswer = isWarned();
    if (event.type === "pointermove" && !isAnswer) {
      // A pointer moves a hundred times a second.
      if (Math.abs(Date.now() - moved) < between) return;
      moved = Date.now();
    }
    tellTime();
    if (ended.signal.aborted) return;
    if (isAnswer && event.type === "keydown") {
      event.preventDefault();
      event.stopPropagation();
    }
    tell({ type: "user.active" });
  }

  removeReloadToken();
  const timer = setInterval(tellTime, between);
  for (const type of uses) addEventListener(type, use, { ...options, passive: type !== "keydown" });
  for (const type of comesBack) addEventListener(type, tellTime, options);
  addEventListener("pagehide", leave, options);
  addEventListener("pageshow", removeReloadToken, options);
  return () => {
    ended.abort();
    clearInterval(timer);
  };
}
