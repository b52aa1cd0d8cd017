import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FailedRequest } from "web/layout/failed-request.tsx";
import { TooManyTries } from "web/layout/too-many-tries.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

describe("a time to wait", () => {
  it("counts down by the second, in silence, and says that it is over", () => {
    const { container } = render(<TooManyTries retryAfter={62} inDigits={String} />);
    const said = () => [
      container.textContent,
      container.querySelector("[aria-live]")?.getAttribute("aria-live") ?? null,
    ];
    expect(said()).toEqual(["Too many attempts. Try again in 2 minutes.", "off"]);
    pass(2);
    expect(said()).toEqual(["Too many attempts. Try again in 1 minute.", "off"]);
    pass(1);
    expect(said()).toEqual(["Too many attempts. Try again in 59 seconds.", "off"]);
    pass(58);
    expect(said()).toEqual(["Too many attempts. Try again in 1 second.", "off"]);
    pass(1);
    expect(said()).toEqual(["Too many attempts. You can try again now.", null]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes by the clock where a tab in the background is woken late", () => {
    const { container } = render(<TooManyTries retryAfter={30} inDigits={String} />);
    vi.setSystemTime(Date.now() + 20_000);
    pass(1);
    expect(container.textContent).toBe("Too many attempts. Try again in 9 seconds.");
  });

  it("of a report stays at a second until the report may be asked again", () => {
    const failure = { status: 429, retryAfter: 8 };
    const { container, rerender } = render(<FailedRequest {...failure} isTooEarly />);
    pass(5);
    const busy = "The service has too many requests.";
    expect(container.textContent).toBe(`${busy} Try again in 3 seconds.`);
    pass(3);
    expect(container.textContent).toBe(`${busy} Try again in 1 second.`);
    rerender(<FailedRequest {...failure} isTooEarly={false} />);
    expect(container.textContent).toBe(busy);
  });
});
