import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isPageReachable } from "web/browser/missing-script.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const ended = new AbortController();
    setTimeout(() => ended.abort(new DOMException("", "TimeoutError")), milliseconds);
    return ended.signal;
  });
});
afterEach(() => void vi.useRealTimers());

function withoutAnswer(signal: AbortSignal) {
  vi.spyOn(globalThis, "fetch").mockImplementation(
    (_, options) =>
      new Promise((_, reject) => {
        const asked = options?.signal;
        asked?.addEventListener("abort", () => reject(asked.reason));
      }),
  );
  let failure: string | undefined;
  isPageReachable(signal).catch((error: Error) => {
    failure = error.name;
  });
  return () => failure;
}

it("a page that does not answer counts as away after ten seconds", async () => {
  const failure = withoutAnswer(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failure()).toBe(undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(failure()).toBe("TimeoutError");
});

it("a page that nobody waits for any more is not waited for", async () => {
  const gone = new AbortController();
  const failure = withoutAnswer(gone.signal);
  gone.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(failure()).toBe("AbortError");
});
