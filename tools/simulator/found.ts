import type { Step } from "./acts/act.ts";

/** A defect, as the fewest steps that showed it, and the seed that found it; null where somebody wrote the steps. */
type Found = { what: string; seed: number | null; steps: readonly Step[] };

/** The first user is at an address with something typed in the second tab, as the second one signs in in the first. */
const anotherUser: readonly Step[] = [
  { act: "arrive", tab: 0, details: [0, true] },
  { act: "openTab", tab: 1, details: [] },
  { act: "answerAll", tab: 1, details: [] },
  { act: "goTo", tab: 1, details: ["/water/vehicles?company=w1&stoppage=typed-1"] },
  { act: "answerAll", tab: 1, details: [] },
  { act: "answerAll", tab: 0, details: [] },
  { act: "signOut", tab: 0, details: [] },
  { act: "answerAll", tab: 0, details: [] },
  { act: "signIn", tab: 0, details: ["babul", true, false] },
  { act: "answerAll", tab: 0, details: [] },
];

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
  {
    what: "a sign-out from a shared machine leaves the presets of the same user's session before",
    seed: 151_931,
    steps: [
      { act: "arrive", tab: 0, details: [1, true] },
      { act: "answer", tab: 0, details: [0, "well"] },
      { act: "goTo", tab: 0, details: ["/water/vehicles?company=w1"] },
      { act: "search", tab: 0, details: ["typed-2"] },
      { act: "endSession", tab: 0, details: ["token-1"] },
      { act: "answer", tab: 0, details: [0, "well"] },
      { act: "signIn", tab: 0, details: ["babul", true, true] },
      { act: "answerAll", tab: 0, details: [] },
      { act: "answer", tab: 0, details: [0, "well"] },
      { act: "signOut", tab: 0, details: [] },
    ],
  },
  {
    what: "a tab stays at what its user has typed while another one signs in in another tab",
    seed: null,
    steps: [
      ...anotherUser,
      { act: "hear", tab: 1, details: [] },
      { act: "hear", tab: 1, details: [] },
      { act: "answerAll", tab: 1, details: [] },
    ],
  },
  {
    what: "a page that is loaded anew shows another user what was typed there",
    seed: null,
    steps: [
      ...anotherUser,
      { act: "reload", tab: 1, details: [] },
      { act: "answerAll", tab: 1, details: [] },
    ],
  },
  {
    what: "the running day of who has just signed in is shown to the user of a tab that has not heard of it",
    seed: 313_923,
    steps: [
      { act: "arrive", tab: 0, details: [2, true] },
      { act: "openTab", tab: 1, details: [] },
      { act: "removeStored", tab: 0, details: [] },
      { act: "hear", tab: 0, details: [] },
      { act: "signIn", tab: 0, details: ["asha", true, false] },
      { act: "answer", tab: 0, details: [0, "well"] },
      { act: "answer", tab: 1, details: [0, "well"] },
      { act: "answerAll", tab: 1, details: [] },
    ],
  },
  {
    what: "a sign-out ends the session of who has just signed in in a tab that has not been heard of",
    seed: 654_047,
    steps: [
      { act: "arrive", tab: 0, details: [null, false] },
      { act: "openTab", tab: 2, details: [] },
      { act: "signIn", tab: 2, details: ["asha", true, false] },
      { act: "signIn", tab: 0, details: ["chaya", true, false] },
      { act: "answer", tab: 0, details: [0, "well"] },
      { act: "answerAll", tab: 0, details: [] },
      { act: "answerAll", tab: 2, details: [] },
      { act: "account", tab: 0, details: ["code"] },
      { act: "signOut", tab: 0, details: [] },
      { act: "answerAll", tab: 0, details: [] },
    ],
  },
];
