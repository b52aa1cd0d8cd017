import { afterEach, describe, expect, it } from "vitest";
import { keepInMemory } from "web/browser/storage.ts";
import * as bangla from "web/i18n/languages/bn.ts";
import * as english from "web/i18n/languages/en.ts";
import { shutStorage } from "../../portal/browser.ts";

let starts = 0;
/** As after a start of the page. */
const start = (): Promise<typeof import("web/i18n/numbers/number-choice.ts")> =>
  import(/* @vite-ignore */ `web/i18n/numbers/number-choice.ts?start=${++starts}`);

afterEach(() => keepInMemory(false));

describe("the choice of numbers", () => {
  it("is by default that of the language [S9.1]", async () => {
    expect([english.numbers, bangla.numbers]).toEqual([
      { digits: "latin", grouping: "thousands" },
      { digits: "bengali", grouping: "lakh" },
    ]);
    const { numberChoice } = await start();
    expect(numberChoice()).toEqual({ digits: "latin", grouping: "thousands" });
  });

  it("is remembered by the device, each part for itself", async () => {
    const { chooseNumbers, numberChoice } = await start();
    chooseNumbers({ digits: "bengali" });
    expect(numberChoice()).toEqual({ digits: "bengali", grouping: "thousands" });
    chooseNumbers({ grouping: "lakh" });
    expect(numberChoice()).toEqual({ digits: "bengali", grouping: "lakh" });
    sessionStorage.clear();
    expect({ ...localStorage }).toEqual({ digits: "bengali", grouping: "lakh" });
    const again = await start();
    expect(again.numberChoice()).toEqual({ digits: "bengali", grouping: "lakh" });
  });

  it("is that of the language where what is stored is none", async () => {
    localStorage.setItem("digits", "roman");
    localStorage.setItem("grouping", "");
    const { numberChoice } = await start();
    expect(numberChoice()).toEqual({ digits: "latin", grouping: "thousands" });
  });

  it("is kept by the tab alone on a shared machine", async () => {
    const { chooseNumbers } = await start();
    keepInMemory(true);
    chooseNumbers({ digits: "bengali" });
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, { digits: "bengali" }]);
    // As after a reload.
    keepInMemory(true);
    const later = await start();
    expect(later.numberChoice()).toEqual({ digits: "bengali", grouping: "thousands" });
  });

  it("holds until the page is left where the browser refuses its storage", async () => {
    shutStorage();
    const { chooseNumbers, numberChoice } = await start();
    chooseNumbers({ grouping: "lakh" });
    expect(numberChoice()).toEqual({ digits: "latin", grouping: "lakh" });
  });

  it("tells whoever watches it, until they stop", async () => {
    const { chooseNumbers, numberChoice, watchNumbers } = await start();
    const seen: unknown[] = [];
    const stop = watchNumbers(() => seen.push(numberChoice().digits));
    chooseNumbers({ digits: "bengali" });
    stop();
    chooseNumbers({ digits: "latin" });
    expect(seen).toEqual(["bengali"]);
  });
});
