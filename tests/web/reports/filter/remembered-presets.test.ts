import { expect, it } from "vitest";
import { rememberedPreset, rememberPreset } from "web/reports/filter/remembered-presets.ts";

const ships = "/water/shipwise/report/";
const coaches = "/intercity/coachwise/report/";
const written = () => JSON.parse(localStorage.getItem("presets") ?? "null");

it("the last preset of each report is remembered for its user, and can be forgotten", () => {
  expect(rememberedPreset("7", ships)).toBe(undefined);
  rememberPreset("7", ships, "Yesterday");
  rememberPreset("7", coaches, "Last 7 days");
  rememberPreset("7", ships, "Today");
  expect([rememberedPreset("7", ships), rememberedPreset("7", coaches)]).toEqual([
    "Today",
    "Last 7 days",
  ]);
  rememberPreset("7", ships);
  expect(written()).toEqual({ user: "7", reports: { [coaches]: "Last 7 days" } });
});

it("another user finds none of them, and starts from scratch", () => {
  rememberPreset("7", ships, "Yesterday");
  expect([rememberedPreset("8", ships), rememberedPreset(null, ships)]).toEqual([
    undefined,
    undefined,
  ]);
  rememberPreset("8", coaches, "Today");
  expect(written()).toEqual({ user: "8", reports: { [coaches]: "Today" } });
});

it("nothing is remembered of nobody, and nothing that is no preset is read", () => {
  rememberPreset(null, ships, "Today");
  expect(written()).toBe(null);
  localStorage.setItem("presets", `{"user":"7","reports":{"${ships}":"Last century"}}`);
  expect(rememberedPreset("7", ships)).toBe(undefined);
  localStorage.setItem("presets", '{"user":"7"}');
  expect(rememberedPreset("7", ships)).toBe(undefined);
});
