import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runAfterTransition } from "web/ui/run-after-transition.ts";

class Transition {
  readonly finished: Promise<void>;
  end = () => {};
  constructor() {
    this.finished = new Promise((resolve) => {
      this.end = resolve;
    });
  }
}

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("CSSTransition", Transition);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.splice(frame - 1, 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "getAnimations");
});

const pageWith = (...running: object[]) =>
  Object.assign(document, { getAnimations: () => running });
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("runs in the next frame where nothing is in transition", () => {
  pageWith({ finished: new Promise(() => {}) });
  const run = vi.fn();
  runAfterTransition(run);
  expect(run.mock.calls).toEqual([]);
  for (const frame of frames) frame();
  expect(run.mock.calls).toEqual([[false]]);
});

it("waits for every transition, once", async () => {
  const [first, second] = [new Transition(), new Transition()];
  pageWith(first, second);
  const run = vi.fn();
  runAfterTransition(run);
  for (const frame of frames) frame();
  first.end();
  await settled();
  expect(run.mock.calls).toEqual([]);
  second.end();
  await settled();
  expect(run.mock.calls).toEqual([[true]]);
});

it("does not run when it is no longer wanted, before the frame or after", async () => {
  const transition = new Transition();
  pageWith(transition);
  const run = vi.fn();
  runAfterTransition(run)();
  expect(frames).toEqual([]);
  const leave = runAfterTransition(run);
  for (const frame of frames) frame();
  leave();
  transition.end();
  await settled();
  expect(run.mock.calls).toEqual([]);
});
