// A longer delay would overflow, and run at once.
const longestDelay = 2 ** 31 - 1;

/** Runs `then` after any number of milliseconds, and returns what cancels it. */
export function after(milliseconds: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number) => {
    timer = setTimeout(
      () => (left > longestDelay ? wait(left - longestDelay) : then()),
      Math.min(left, longestDelay),
    );
  };
  wait(milliseconds);
  return () => clearTimeout(timer);
}
