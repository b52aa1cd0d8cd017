import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { keepReloadToken, reloadToken } from "web/browser/token-store.ts";
import { followActivity } from "web/browser/user-activity.ts";

let steady = 0;
beforeEach(() => {
  steady = 0;
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date", "setInterval", "clearInterval"] });
  vi.spyOn(performance, "now").mockImplementation(() => steady);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

function follow(isWarned = false) {
  const told: (number | "used")[] = [];
  let left = 0;
  const stop = followActivity({
    tell: (event) => told.push(event.type === "user.active" ? "used" : event.milliseconds),
    isWarned: () => isWarned,
    leave: () => {
      left += 1;
    },
  });
  onTestFinished(stop);
  return { told, stop, left: () => left };
}

/** Time passes on both clocks, less what one of them misses. */
function pass(milliseconds: number, onSteady = milliseconds) {
  steady += onSteady;
  vi.advanceTimersByTime(milliseconds);
}
const sleep = (onWall: number, onSteady: number) => {
  vi.setSystemTime(Date.now() + onWall);
  steady += onSteady;
};

describe("the time that passes", () => {
  it("is told every second, and when the page comes back", () => {
    const { told } = follow();
    pass(1000);
    pass(1000);
    pass(400);
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    dispatchEvent(new Event("focus"));
    expect(told).toEqual([1000, 1000, 400]);
  });

  it("is that of the clock that says more, if the machine slept or a clock was put back [V7.1.1]", () => {
    const { told } = follow();
    sleep(3_600_000, 0);
    dispatchEvent(new Event("pageshow"));
    sleep(-7_200_000, 5000);
    dispatchEvent(new Event("focus"));
    sleep(0, 60_000);
    dispatchEvent(new Event("resume"));
    expect(told).toEqual([3_600_000, 5000, 60_000]);
  });

  it("is told no more once nobody asks", () => {
    const { told, stop } = follow();
    stop();
    pass(5000);
    dispatchEvent(new Event("keydown"));
    expect(told).toEqual([]);
  });
});

describe("a use of the page", () => {
  it.each(["keydown", "pointerdown", "pointermove", "touchstart", "wheel", "click"])(
    "is told after the time before it: %s",
    (type) => {
      const { told } = follow();
      sleep(300, 300);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(told).toEqual([300, "used"]);
    },
  );

  it("by a pointer that moves is told once a second, and each one that answers the warning", () => {
    const { told } = follow();
    const move = () => dispatchEvent(new Event("pointermove"));
    move();
    sleep(999, 999);
    move();
    sleep(1, 1);
    move();
    expect(told).toEqual(["used", 1000, "used"]);
    const warned = follow(true);
    move();
    move();
    expect(warned.told).toEqual(["used", "used"]);
  });

  it("does what it always does, but for a key that answers the warning", () => {
    const pressed = () => {
      const event = new Event("keydown", { bubbles: true, cancelable: true });
      let hasArrived = false;
      const arrive = () => {
        hasArrived = true;
      };
      document.body.addEventListener("keydown", arrive, { once: true });
      document.body.dispatchEvent(event);
      document.body.removeEventListener("keydown", arrive);
      return [hasArrived, event.defaultPrevented];
    };
    const { stop } = follow();
    expect(pressed()).toEqual([true, false]);
    stop();
    follow(true);
    expect(pressed()).toEqual([false, true]);
  });
});

describe("a page that goes", () => {
  it("leaves what the next one in its tab needs, and takes it back when it is shown again", () => {
    keepReloadToken({ token: "t-1", until: Date.now() + 5000, user: "Rahim Uddin" });
    const { left } = follow();
    expect([left(), reloadToken()]).toEqual([0, undefined]);
    dispatchEvent(new Event("pagehide"));
    expect(left()).toBe(1);
    keepReloadToken({ token: "t-1", until: Date.now() + 5000, user: "Rahim Uddin" });
    expect(reloadToken()).toEqual({
      token: "t-1",
      until: Date.now() + 5000,
      user: "Rahim Uddin",
    });
    dispatchEvent(new Event("pageshow"));
    expect(reloadToken()).toBe(undefined);
  });
});
