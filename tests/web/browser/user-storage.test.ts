import { expect, it } from "vitest";
import { keepInMemory } from "web/browser/storage.ts";
import {
  forgetOthers,
  forgetPresets,
  readUserItem,
  removeUserItem,
  writeUserItem,
} from "web/browser/user-storage.ts";

const all = ["activeCompanies", "lastOpened", "presets"] as const;
const left = () => ({ device: Object.keys(localStorage), tab: Object.keys(sessionStorage) });

function keepAll(user: string) {
  for (const entry of all) writeUserItem(entry, { user, entry });
}

it("what is opened and active is kept by the tab, and presets by the device", () => {
  keepAll("7");
  expect(left()).toEqual({ device: ["presets"], tab: ["activeCompanies", "lastOpened"] });
  expect(all.map(readUserItem)).toEqual(all.map((entry) => ({ user: "7", entry })));
  removeUserItem("lastOpened");
  expect([readUserItem("lastOpened"), left()]).toEqual([
    null,
    { device: ["presets"], tab: ["activeCompanies"] },
  ]);
});

it("what is of others is forgotten, and one's own stays", () => {
  keepAll("7");
  writeUserItem("presets", { user: "8" });
  localStorage.setItem("theme", "dark");
  forgetOthers("7");
  expect(left()).toEqual({ device: ["theme"], tab: ["activeCompanies", "lastOpened"] });
  forgetOthers("8");
  expect(left()).toEqual({ device: ["theme"], tab: [] });
});

it("a sign-out takes no presets where there are none", () => {
  forgetPresets("7");
  expect({ ...localStorage }).toEqual({});
});

it.each([
  ["the same user", "7", {}],
  ["another user", "8", { presets: '{"user":"7"}' }],
  ["nobody", null, { presets: '{"user":"7"}' }],
])(
  "a sign-out of %s from a shared machine takes their own presets from the device",
  (_, user, device) => {
    writeUserItem("presets", { user: "7" });
    keepInMemory(true);
    writeUserItem("presets", { user: "9" });
    forgetPresets(user);
    expect({ ...localStorage }).toEqual(device);
    keepInMemory(false);
  },
);
