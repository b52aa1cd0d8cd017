/**
 * Runs what React Aria wants done once nothing changes its look any more. Its own keeps each element that leaves
 * the page while two of its properties change, and the whole screen with it; the browser knows them without that.
 */
export function runAfterTransition(run: (hasWaited: boolean) => void): () => void {
  let isWanted = true;
  const frame = requestAnimationFrame(() => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (changing.length === 0) return run(false);
    void Promise.allSettled(changing.map(({ finished }) => finished)).then(() => {
      if (isWanted) run(true);
    });
  });
  return () => {
    isWanted = false;
    cancelAnimationFrame(frame);
  };
}
