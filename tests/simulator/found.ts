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
  {
    what: "another user comes back to a page of a shared machine whose session ended at its start",
    seed: 474,
    steps: [
      { act: "arrive", tab: 0, details: [null, false] },
      { act: "signIn", tab: 0, details: ["babul", true, true] },
      { act: "answer", tab: 0, details: [0, "well"] },
      { act: "answerAll", tab: 0, details: [] },
      {
        act: "goTo",
        tab: 0,
        details: ["/counterwise-ticketing/counterwise/report/?company=c2&stoppage=typed-2"],
      },
      { act: "reload", tab: 0, details: [] },
      { act: "answer", tab: 0, details: [0, "empty 401"] },
      { act: "signIn", tab: 0, details: ["asha", true, false] },
    ],
  },
  {
    what: "a report that is refreshed offline forgets the filter that waits for the connection",
    seed: 5664,
    steps: [
      { act: "arrive", tab: 0, details: [0, true] },
      { act: "answerAll", tab: 0, details: [] },
      {
        act: "goTo",
        tab: 0,
        details: [
          "/intracity/counterwise/report/?company=2&from_date=2026-11-01&to_date=2026-11-08",
        ],
      },
      { act: "answerAll", tab: 0, details: [] },
      { act: "connect", tab: 0, details: [false] },
      { act: "goOn", tab: 0, details: ["/intracity/counterwise/report/?company=2"] },
      { act: "useReport", tab: 0, details: ["report.refreshed"] },
    ],
  },
];
