import { progressBar } from "partner-api";
import { expect, it } from "vitest";

function drawing(size: number, isTTY = true) {
  const drawn: string[] = [];
  const on = { isTTY, write: (text: string) => drawn.push(text) };
  let now = 1000;
  const bar = progressBar(on as unknown as NodeJS.WriteStream, size, () => now);
  const shown = () => drawn.map((text) => text.replace("\r", "").replace("\u001b[K", ""));
  return { bar, shown, pass: (milliseconds: number) => (now += milliseconds) };
}

it("the progress of an import shows the rate and the time that is left", () => {
  const { bar, shown, pass } = drawing(200_000_000);
  pass(2000);
  bar.onRead(5_000_000);
  pass(50);
  bar.onRead(1_000_000);
  pass(7950);
  bar.onRead(94_000_000);
  bar.onStep("checking");
  pass(55_000);
  bar.onStep("storing");
  bar.end();
  expect(shown()).toEqual([
    "[#-----------------------------]   2 % reading  2.5 MB/s, 1 min 18 s left",
    "[###############---------------]  50 % reading  10.0 MB/s, 10 s left",
    "[###############---------------]  50 % checking after 10 s",
    "[###############---------------]  50 % storing  after 1 min 5 s",
    "",
  ]);
});

it("the progress of an import is drawn for people alone", () => {
  const { bar, shown, pass } = drawing(10, false);
  pass(1000);
  bar.onRead(10);
  bar.onStep("storing");
  bar.end();
  expect(shown()).toEqual([]);
});
