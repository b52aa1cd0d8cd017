import { afterAll, beforeEach, expect, it, vi } from "vitest";

vi.mock("web/i18n/languages/en.ts", () => import("web/i18n/languages/bn.ts"));
// What came before knows English.
beforeEach(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("web/i18n/languages/en.ts");
  vi.resetModules();
});

it("an amount beside a line is in thousands, lakh and crore, by their first letters", async () => {
  const { compactAmount } = await import("web/i18n/figures.ts");
  const amounts = [0, 950, 2500, 99_999, 250_000, 1_234_567, 12_500_000, -250_000];
  expect(amounts.map(compactAmount)).toEqual([
    "০",
    "৯৫০",
    "২.৫\u00a0হা",
    "১\u00a0লা",
    "২.৫\u00a0লা",
    "১২.৩৫\u00a0লা",
    "১.২৫\u00a0কো",
    "−২.৫\u00a0লা",
  ]);
});

it("an amount beside a line has the digits that were chosen", async () => {
  const { chooseNumbers } = await import("web/i18n/numbers/number-choice.ts");
  const { compactAmount } = await import("web/i18n/figures.ts");
  chooseNumbers({ digits: "latin" });
  expect(compactAmount(250_000)).toBe("2.5\u00a0লা");
});

it("the sign of the currency is that of the country", async () => {
  const { currencySymbol } = await import("web/i18n/figures.ts");
  expect(currencySymbol("BDT")).toBe("৳");
});
