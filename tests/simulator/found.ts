import type { Step } from "./acts/act.ts";

/** A defect that the simulator has found, as the fewest steps that showed it. */
type Found = { what: string; seed: number; steps: readonly Step[] };

export const found: readonly Found[] = [
  {
    what: "a sign-out that is heard of late ends a session that began after it",
    seed: 2467,
    steps: [
      { act: "arrive", tab: 0, details: [null, false] },
      { act: "removeStored", tab: 0, details: [] },
      { act: "signIn", tab: 0, details: ["asha", true, false] },
      { act: "answer", tab: 0, details: [0, "well"] },
      { act: "hear", tab: 0, details: [] },
    ],
  },
  {
    what: "a session that ends before it is watched leaves its token in the tab",
    seed: 6540,
    steps: [
      { act: "arrive", tab: 0, details: [null, false] },
      { act: "signIn", tab: 0, details: ["asha", true, true] },
      { act: "answerAll", tab: 0, details: [] },
      { act: "answerAll", tab: 0, details: [] },
      { act: "connect", tab: 0, details: [false] },
      { act: "reload", tab: 0, details: [] },
      { act: "endSession", tab: 0, details: ["token-1"] },
      { act: "answer", tab: 0, details: [0, "well"] },
    ],
  },
];
