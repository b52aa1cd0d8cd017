import { expect, it } from "vitest";
import { isSamePin, type Pin, pin, pinsOf, unpin } from "web/browser/pins.ts";

const counters: Pin = {
  module: "intracity",
  route: "/intracity/counterwise/report/",
  company: "11",
  preset: "Yesterday",
};
const ofOther = { ...counters, company: "12" };

it("a report is pinned once for each company of a user, with the newest preset", () => {
  pin("7", counters);
  pin("7", ofOther);
  pin("7", { ...counters, preset: null });
  pin("8", counters);
  expect([pinsOf("7"), pinsOf("8"), pinsOf("9")]).toEqual([
    [ofOther, { ...counters, preset: null }],
    [counters],
    [],
  ]);
  unpin("7", ofOther);
  expect([pinsOf("7"), pinsOf("8")]).toEqual([[{ ...counters, preset: null }], [counters]]);
});

it("two pins are the same by report, company and what narrows it", () => {
  const others = [
    { ...counters, preset: null },
    { ...counters, narrowing: {} },
    ofOther,
    { ...counters, route: "/intracity/vehiclewise/report/" },
    { ...counters, narrowing: { status: "idle" } },
  ];
  expect(others.map((other) => isSamePin(counters, other))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const idle = { ...counters, narrowing: { status: "idle", kind: "ac" } };
  const same = { ...counters, narrowing: { kind: "ac", status: "idle" } };
  const other = { ...counters, narrowing: { kind: "ac", status: "active" } };
  expect([isSamePin(idle, same), isSamePin(idle, other)]).toEqual([true, false]);
});

it("a user has twelve pins at most, and the oldest goes", () => {
  const made = Array.from({ length: 13 }, (_, company) => ({ ...counters, company: `${company}` }));
  for (const one of made) pin("7", one);
  expect(pinsOf("7")).toEqual(made.slice(1));
});

it.each([
  ["no list", '[["7",{"pins":[]}]]'],
  ["no objects", '[["7",[null,"pin",1]]]'],
  ["another module", JSON.stringify([["7", [{ ...counters, module: "trains" }]]])],
  ["no route", JSON.stringify([["7", [{ ...counters, route: null }]]])],
  ["no company", JSON.stringify([["7", [{ ...counters, company: 11 }]]])],
  ["a comparison of another kind", JSON.stringify([["7", [{ ...counters, compare: 1 }]]])],
  ["a narrowing that is none", JSON.stringify([["7", [{ ...counters, narrowing: "idle" }]]])],
  ["a narrowing by null", JSON.stringify([["7", [{ ...counters, narrowing: null }]]])],
  ["a narrowing by no text", JSON.stringify([["7", [{ ...counters, narrowing: { status: 1 } }]]])],
  ["a preset of another kind", JSON.stringify([["7", [{ ...counters, preset: 1 }]]])],
])("nothing is pinned where the device keeps %s", (_, text) => {
  localStorage.setItem("pins", text);
  expect(pinsOf("7")).toEqual([]);
});
