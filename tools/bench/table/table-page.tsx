import { type ComponentType, useState } from "react";
import { createRoot } from "react-dom/client";
import { makeTrips, type Trip } from "./trips.ts";

export type TableProps = { trips: readonly Trip[] };

export type BenchedPage = {
  make(count: number): void;
  /** Milliseconds from having the data to having painted its rows, and until nothing changes any more. */
  show(): Promise<{ paint: number; whole: number }>;
  /** Milliseconds from the click on the head of the fares to having painted their order. */
  sort(): Promise<number>;
  /** The longest time between two frames, in milliseconds, while it is scrolled by twenty rows each frame. */
  scroll(): Promise<number>;
};

declare global {
  interface Window {
    table: BenchedPage;
  }
}

const none: readonly Trip[] = [];
/** Milliseconds in which nothing changes once everything is there. */
const quiet = 500;
/** Of a page on a machine that does other work. */
const mostFrames = 2000;
const firstCell = "tbody tr:not([aria-hidden]) > *, .MuiDataGrid-row > [role=gridcell]";

type Benched = {
  Table: ComponentType<TableProps>;
  /** What is clicked to sort by a column, within its head. */
  sortButton?: string;
  /** What scrolls; the page itself, where nothing is named. */
  scroller?: string;
};

/** A page of one table, with its measurements. */
export function tablePage({ Table, sortButton, scroller }: Benched) {
  let trips = none;
  let show: (trips: readonly Trip[]) => void = () => {};
  function Host() {
    const [shown, setShown] = useState(none);
    show = setShown;
    return <Table trips={shown} />;
  }
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<Host />);
  let changedAt = 0;
  const noteChange = async () => {
    await frame();
    setTimeout(() => {
      changedAt = performance.now();
    });
  };
  const anything = { childList: true, subtree: true, characterData: true, attributes: true };
  if (root) new MutationObserver(noteChange).observe(root, anything);

  const first = () => document.querySelector(firstCell)?.textContent ?? "";
  const changed = async (act: () => void) => {
    const before = first();
    const began = performance.now();
    act();
    let frames = 0;
    do {
      await frame();
      frames += 1;
      if (frames > mostFrames) throw new Error(`Nothing has changed: '${first()}' stays first.`);
    } while (first() === before);
    await painted();
    return performance.now() - began;
  };
  window.table = {
    make(count) {
      trips = makeTrips(count);
    },
    async show() {
      const began = performance.now();
      const paint = await changed(() => show(trips));
      while (performance.now() - Math.max(changedAt, began) < quiet) await frame();
      return { paint, whole: Math.max(paint, changedAt - began) };
    },
    sort: () =>
      changed(() => {
        const heads = [...document.querySelectorAll<HTMLElement>("th, [role=columnheader]")];
        const head = heads.find(({ textContent }) => textContent.startsWith("Fares"));
        (sortButton ? head?.querySelector<HTMLElement>(sortButton) : head)?.click();
      }),
    async scroll() {
      const box = scroller ? document.querySelector(scroller) : document.documentElement;
      if (!box) throw new Error(`There is no ${scroller}.`);
      let longest = 0;
      let last = await frame();
      for (let frames = 0; frames < 120; frames += 1) {
        box.scrollTop += 800;
        const now = await frame();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    },
  };
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Opened before: a new channel takes its first message later than what a page does meanwhile. */
const channel = new MessageChannel();
channel.port1.start();

/** In a frame's callback: after that frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
