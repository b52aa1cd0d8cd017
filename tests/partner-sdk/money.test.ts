import fc from "fast-check";
import { formatCount, formatMoney, sumOf, sumOfCounts } from "partner-sdk/money";
import { describe, expect, it, vi } from "vitest";

const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const written = (value: bigint) => {
  const digits = String(value < 0n ? -value : value).padStart(3, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const anything = fc.oneof(fc.anything(), fc.double(), fc.string());

describe("formatMoney", () => {
  it.each([
    [0, "0.00"],
    [1520.5, "1,520.50"],
    ["1520.50", "1,520.50"],
    ["1520.5", "1,520.50"],
    [" 12 ", "12.00"],
    ["+12", "12.00"],
    [999, "999.00"],
    [1000, "1,000.00"],
    [-1234567.891, "-1,234,567.89"],
    [-0.5, "-0.50"],
    ["-0.00", "0.00"],
    [0.005, "0.01"],
    [1.005, "1.01"],
    ["0.0049", "0.00"],
    [".5", "0.50"],
    ["5.", "5.00"],
    [1e21, "1,000,000,000,000,000,000,000.00"],
    [1.5e-7, "0.00"],
    ["1e3", "1,000.00"],
    [12n, "12.00"],
    ["9007199254740993.01", "9,007,199,254,740,993.01"],
  ])("of %s is shown as %s", (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it.each([
    null,
    undefined,
    "",
    "abc",
    "12 taka",
    "0x10",
    "1,5",
    "-",
    ".",
    "e5",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    {},
    [],
    [5],
    true,
  ])("of %s, which is no number, is nothing", (value) => {
    expect(formatMoney(value)).toBe("0.00");
  });

  it("has two decimals and thousands separators, whatever it is given", () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(formatMoney(value)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });
});

describe("sumOf", () => {
  it("is exact where floating point is not", () => {
    expect(sumOf([0.1, 0.2])).toBe("0.30");
    expect(sumOf(Array.from({ length: 100_000 }, () => 0.1))).toBe("10000.00");
    expect(sumOf([])).toBe("0.00");
    expect(sumOf(["0.05", -0.1])).toBe("-0.05");
  });

  it("counts what is not a number as nothing", () => {
    expect(sumOf([1, "x", null, Number.NaN, "2.50"])).toBe("3.50");
    expect(sumOf([[5], ["5"], true] as never)).toBe("0.00");
    expect(sumOfCounts([[5], "5 tickets", true] as never)).toBe("5");
  });

  it("is taken of what has the amounts, as a sum of counts is", () => {
    const sales = [{ fares: "1.25", tickets: 2 }, { fares: 3, tickets: "4" }, { fares: null }];
    expect(sumOf(sales, ({ fares }) => fares)).toBe("4.25");
    expect(sumOfCounts(sales, ({ tickets }) => tickets)).toBe("6");
  });

  it("takes nothing that can be no amount, and so no items without what their amounts are", () => {
    const sales = [{ fares: "1.25" }];
    // @ts-expect-error an item is no amount
    expect(sumOf(sales)).toBe("0.00");
    // @ts-expect-error nor is it one when it is chosen
    expect(sumOf(sales, (sale) => sale)).toBe("0.00");
    // @ts-expect-error an item is no count
    expect(sumOfCounts(sales)).toBe("0");
  });

  it("is that of the amounts as they are shown, each with two decimals", () => {
    const amounts = [0.004, "0.005", -0.005, "1.006"];
    expect(amounts.map(formatMoney)).toEqual(["0.00", "0.01", "-0.01", "1.01"]);
    expect(sumOf(amounts)).toBe("1.01");
  });

  it("is the sum of the cents for any number of rows of any size", () => {
    fc.assert(
      fc.property(fc.array(cents), (values) => {
        expect(sumOf(values.map(written))).toBe(written(values.reduce((a, b) => a + b, 0n)));
      }),
    );
  });

  it("is as exact for small numbers as the way that large ones go", () => {
    const amount = fc.oneof(
      fc.integer({ min: -(2 ** 32), max: 2 ** 32 }).map((value) => value / 100),
      fc.integer({ min: -(10 ** 14), max: 10 ** 14 }).map((value) => value / 100),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
    );
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const long = amounts.map((value) => (/e/.test(String(value)) ? value : `${value}e0`));
        expect(sumOf(amounts)).toBe(sumOf(long));
      }),
    );
    expect(sumOf([21_474_836.47, -21_474_836.48, 21_474_836.48])).toBe("21474836.47");
    expect(sumOfCounts([2 ** 31 - 1, -(2 ** 31), 2 ** 31])).toBe("2147483647");
    const most = Array.from({ length: 200 }, () => 999_999_999_999.99);
    expect(sumOf(most)).toBe("199999999999998.00");
    expect(sumOfCounts(Array.from({ length: 200 }, () => 99_999_999_999_999))).toBe(
      "19999999999999800",
    );
  });

  it("adds small figures up to one big integer, as each of them takes its time", () => {
    const made = vi.spyOn(globalThis, "BigInt");
    try {
      const money = sumOf([0, 1.25, -2.5, "0.05", "12", "-12.5", "1000.10"]);
      const counts = sumOfCounts([3, -1, "41", "-2"]);
      expect([money, counts, made.mock.calls]).toEqual(["998.40", "41", [[99_840], [41]]]);
    } finally {
      made.mockRestore();
    }
  });

  it("takes a text for a small figure only where nothing else is written", () => {
    const written = ["0x10", "1e3", "5 6", "+7", "8."];
    expect([sumOf(written), sumOfCounts(written)]).toEqual(["1015.00", "21"]);
  });

  it("is the same for numbers as for their numeric strings", () => {
    const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(sumOf(amounts)).toBe(sumOf(amounts.map(String)));
      }),
    );
  });
});

describe("counts", () => {
  it.each([
    [48, "48"],
    ["1234567", "1,234,567"],
    [12.9, "12"],
    ["12.9", "12"],
    ["12 tickets", "12"],
    ["+7", "7"],
    ["-1500", "-1,500"],
    [Number.NaN, "0"],
    [null, "0"],
    ["none", "0"],
    ["no 12", "0"],
    [1e21, "1,000,000,000,000,000,000,000"],
    [5e-7, "0"],
  ])("of %s are shown as %s", (value, text) => {
    expect(formatCount(value)).toBe(text);
  });

  it("are summed exactly, from numbers or numeric strings", () => {
    expect(sumOfCounts([1, "2", "9007199254740993", null])).toBe("9007199254740996");
    expect(sumOfCounts([])).toBe("0");
  });

  it("end at what stands between digits, as where integers are parsed", () => {
    expect(sumOfCounts([formatCount(1260), "2"])).toBe("3");
  });

  it("are whole numbers, whatever is given", () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(formatCount(value)).toMatch(/^-?\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});
