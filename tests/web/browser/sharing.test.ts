import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { canShareFile, shareFile, shareText } from "web/browser/sharing.ts";
import { onTouchScreen } from "../portal/touch.ts";

const copied: string[] = [];
const clipboard = (works: boolean) => ({
  writeText: async (text: string) => {
    if (!works) throw new Error("Refused on purpose");
    copied.push(text);
  },
});
const named = (name: string) => Object.assign(new Error("Made up"), { name });

beforeEach(onTouchScreen);
afterEach(() => {
  vi.unstubAllGlobals();
  copied.length = 0;
});

it("a text goes to the browser's own sheet, and is copied nowhere", async () => {
  const shared: unknown[] = [];
  const share = async (data: unknown) => void shared.push(data);
  vi.stubGlobal("navigator", { share, clipboard: clipboard(true) });
  expect(await shareText("Report", "54 tickets")).toBe("shared");
  expect([shared, copied]).toEqual([[{ title: "Report", text: "54 tickets" }], []]);
});

it("a desktop copies a text and hands on no file, whatever sheets it has", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const share = async () => {};
  vi.stubGlobal("navigator", { share, canShare: () => true, clipboard: clipboard(true) });
  expect(await shareText("Report", "54 tickets")).toBe("copied");
  expect([copied, canShareFile("report.csv", "text/csv")]).toEqual([["54 tickets"], false]);
});

it("a sheet that is closed again is no failure, and nothing is copied", async () => {
  const share = () => Promise.reject(named("AbortError"));
  vi.stubGlobal("navigator", { share, clipboard: clipboard(true) });
  expect([await shareText("Report", "54 tickets"), copied]).toEqual(["cancelled", []]);
});

it.each([
  ["there is no sheet", undefined],
  ["the sheet is refused", () => Promise.reject(named("NotAllowedError"))],
  ["the sheet fails", () => Promise.reject(named("DataError"))],
])("a text is copied where %s", async (_, share) => {
  vi.stubGlobal("navigator", { share, clipboard: clipboard(true) });
  expect([await shareText("Report", "54 tickets"), copied]).toEqual(["copied", ["54 tickets"]]);
});

it("a text that can be neither shared nor copied has failed", async () => {
  vi.stubGlobal("navigator", { clipboard: clipboard(false) });
  expect(await shareText("Report", "54 tickets")).toBe("failed");
});

it.each([
  ["shared", () => Promise.resolve()],
  ["cancelled", () => Promise.reject(named("AbortError"))],
  ["refused", () => Promise.reject(named("NotAllowedError"))],
  ["failed", () => Promise.reject(named("DataError"))],
])("a file is %s", async (outcome, answer) => {
  const files: unknown[] = [];
  const share = (data: { files: File[] }) => {
    files.push(...data.files);
    return answer();
  };
  vi.stubGlobal("navigator", { share });
  const file = new File(["a"], "report.csv");
  expect([await shareFile(file), files]).toEqual([outcome, [file]]);
});

it("a file can be shared where the browser takes its kind", () => {
  const seen = [canShareFile("report.csv", "text/csv")];
  vi.stubGlobal("navigator", {
    canShare: ({ files }: { files: File[] }) => files[0]?.name === "report.csv",
  });
  seen.push(canShareFile("report.csv", "text/csv"), canShareFile("report.xlsx", "text/xlsx"));
  expect(seen).toEqual([false, true, false]);
});
