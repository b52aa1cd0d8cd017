/** In milliseconds. */
const pauseInTyping = 5000;
const between = 1000;

const fields = "input, textarea, select, [contenteditable]";
const opened =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-expanded=true]";

/** Waits until new rows disturb nobody: the page is looked at, online, nothing is open and nobody types. Returns what ends the waiting. */
export function awaitQuiet(find: () => void): () => void {
  let typedAt = document.activeElement?.closest(fields) ? Date.now() : Number.NEGATIVE_INFINITY;
  const noteTyping = () => {
    typedAt = Date.now();
  };
  const look = () => {
    const isSeen = !document.hidden && navigator.onLine && !document.querySelector(opened);
    if (isSeen && Date.now() - typedAt >= pauseInTyping) find();
  };
  const timer = setInterval(look, between);
  document.addEventListener("input", noteTyping, true);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("input", noteTyping, true);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
  };
}
