import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { lazy } from "web/browser/lazy.tsx";
import { useExport } from "web/reports/export/use-export.ts";
import type { AllPages } from "web/reports/table/use-all-pages.ts";
import { input, row, table } from "./made-sheet-input.ts";

await lazy("deferred", "writeFile").load();

it("a file that is cancelled while it is written is not saved", async () => {
  vi.useFakeTimers();
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const rows = Array.from({ length: 2000 }, (_, at) => row(`Counter ${at}`, 1, "1.00"));
  const sheet = input({ table: table({ rows }) });
  const outlets = { print: () => {}, share: () => {}, onSaved: () => {} };
  const { result } = renderHook(() => useExport(sheet, { stage: "idle" } as AllPages, outlets));
  await act(async () => {
    result.current.write("csv");
    await vi.advanceTimersToNextTimerAsync();
  });
  expect(result.current.share).toBeGreaterThan(0);
  await act(async () => {
    result.current.cancel();
    await vi.runAllTimersAsync();
  });
  expect([result.current.state, saved.mock.calls]).toEqual(["cancelled", []]);
});
