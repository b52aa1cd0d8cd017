import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRowWindow } from "web/ui/table/use-row-window.ts";

const height = 32;
const visible = 20;

let frames: (() => void)[] = [];
let top = 0;
const body = { current: document.createElement("tbody") };

beforeEach(() => {
  frames = [];
  top = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("innerHeight", visible * height);
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.spyOn(body.current, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, top));
});
afterEach(() => vi.unstubAllGlobals());

const paint = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
  });

function scrollTo(row: number) {
  top = -row * height;
  dispatchEvent(new Event("scroll"));
  paint();
}

function openRows(count: number) {
  const { result } = renderHook(() => useRowWindow(body, count, height));
  return { shown: () => [result.current.from, result.current.to], show: result.current.showRow };
}

describe("of many rows", () => {
  it("the first paint holds those in sight, and the next one ten more", () => {
    const { shown } = openRows(1000);
    expect(shown()).toEqual([0, 17]);
    paint();
    expect(shown()).toEqual([0, 30]);
  });

  it("ten stand above and ten below those in sight", () => {
    const { shown } = openRows(1000);
    paint();
    scrollTo(500);
    expect(shown()).toEqual([490, 530]);
    scrollTo(980);
    expect(shown()).toEqual([970, 1000]);
  });

  it("those in the page change in steps of five", () => {
    const { shown } = openRows(1000);
    paint();
    scrollTo(502);
    expect(shown()).toEqual([490, 535]);
    scrollTo(505);
    expect(shown()).toEqual([490, 535]);
    scrollTo(506);
    expect(shown()).toEqual([495, 540]);
  });

  it("a row that gets the focus comes with ten above it and twenty below", () => {
    const { shown, show } = openRows(1000);
    paint();
    act(() => show(29));
    expect(shown()).toEqual([0, 30]);
    act(() => show(30));
    expect(shown()).toEqual([20, 50]);
  });
});

it("up to two hundred rows are all in the page", () => {
  expect(openRows(200).shown()).toEqual([0, 200]);
  expect(openRows(201).shown()).toEqual([0, 17]);
});
