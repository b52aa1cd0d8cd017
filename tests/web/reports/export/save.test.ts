import { expect, it, vi } from "vitest";
import { save } from "web/reports/export/write-file.ts";

it("a saved file has its name, and its address for a minute, in which a browser takes it", () => {
  vi.useFakeTimers();
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(`${this.download}: ${this.href}`);
  });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one");
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  save(new Blob(["a"]), "report.csv");
  vi.advanceTimersByTime(59_999);
  expect([links, revoke.mock.calls]).toEqual([["report.csv: blob:one"], []]);
  vi.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([["blob:one"]]);
});
