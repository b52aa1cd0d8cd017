import fc from "fast-check";
import { formatCount, formatMoney, isAmount, isCount, sumOf, sumOfCounts } from "partner-sdk/money";
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
  ])("of %s, which is no amount, is N/A", (value) => {
    expect([isAmount(value), formatMoney(value)]).toEqual([false, "N/A"]);
  });

  it("has two decimals and thousands separators for any amount, and is N/A for all else [S9.1]", () => {
    fc.assert(
      fc.property(anything, (value) => {
        const written = /^-?\d{1,3}(,\d{3})*\.\d{2}$/;
        expect(formatMoney(value)).toMatch(isAmount(value) ? written : /^N\/A$/);
      }),
    );
  });
});

describe("sumOf", () => {
  it("is exact where floating point is not", () => {
    expect(sumOf([0.1, 0.2]).sum).toBe("0.30");
    expect(sumOf(Array.from({ length: 100_000 }, () => 0.1)).sum).toBe("10000.00");
    expect(sumOf([]).sum).toBe("0.00");
    expect(sumOf(["0.05", -0.1]).sum).toBe("-0.05");
  });

  it("says what it left out, as it is no amount", () => {
    expect(sumOf(["1,260.00", "12.50", "abc"])).toEqual({
      sum: "12.50",
      leftOut: [
        { index: 0, value: "1,260.00" },
        { index: 2, value: "abc" },
      ],
    });
    const odd = [1, "x", null, Number.NaN, "2.50", undefined, "", [5], ["5"], true, {}];
    const { sum, leftOut } = sumOf(odd as never);
    expect([sum, leftOut.map(({ index }) => index)]).toEqual([
      "3.50",
      [1, 2, 3, 5, 6, 7, 8, 9, 10],
    ]);
    expect(leftOut.map(({ value }) => value)).toEqual(odd.filter((value) => !isAmount(value)));
  });

  it("says by its place which item has no amount", () => {
    const sales = [{ fares: 3 }, { fares: "N/A" }, {}];
    expect(sumOf<{ fares?: string | number }>(sales, ({ fares }) => fares)).toEqual({
      sum: "3.00",
      leftOut: [
        { index: 1, value: "N/A" },
        { index: 2, value: undefined },
      ],
    });
  });

  it("throws where it is asked to be strict, and is the sum alone where there is no need to", () => {
    const strict = { strict: true } as const;
    expect([sumOf([0.1, "0.20"], strict), sumOfCounts([1, "2"], strict)]).toEqual(["0.30", "3"]);
    const sales = [
      { fares: "1.25", tickets: 2 },
      { fares: "1,260.00", tickets: "1e3" },
    ];
    expect(sumOf(sales.slice(0, 1), ({ fares }) => fares, strict)).toBe("1.25");
    expect(() => sumOf(sales, ({ fares }) => fares, strict)).toThrow(
      new RangeError("Not a number at 1: 1,260.00"),
    );
    expect(() => sumOfCounts(sales, ({ tickets }) => tickets, strict)).toThrow(
      new RangeError("Not a number at 1: 1e3"),
    );
    expect(() => sumOf([1, null], strict)).toThrow("Not a number at 1: null");
  });

  it("is taken of what has the amounts, as a sum of counts is", () => {
    const sales = [{ fares: "1.25", tickets: 2 }, { fares: 3, tickets: "4" }, { fares: null }];
    expect(sumOf(sales, ({ fares }) => fares).sum).toBe("4.25");
    expect(sumOfCounts(sales, ({ tickets }) => tickets).sum).toBe("6");
  });

  it("takes nothing that can be no amount, and so no items without what their amounts are", () => {
    const sales = [{ fares: "1.25" }];
    // @ts-expect-error an item is no amount
    expect(sumOf(sales).sum).toBe("0.00");
    // @ts-expect-error nor is it one when it is chosen
    expect(sumOf(sales, (sale) => sale).sum).toBe("0.00");
    // @ts-expect-error an item is no count
    expect(sumOfCounts(sales).sum).toBe("0");
  });

  it("is that of the amounts as they are shown, each with two decimals", () => {
    const amounts = [0.004, "0.005", -0.005, "1.006"];
    expect(amounts.map(formatMoney)).toEqual(["0.00", "0.01", "-0.01", "1.01"]);
    expect(sumOf(amounts).sum).toBe("1.01");
  });

  it("is the sum of the cents for any number of rows of any size", () => {
    fc.assert(
      fc.property(fc.array(cents), (values) => {
        expect(sumOf(values.map(written)).sum).toBe(written(values.reduce((a, b) => a + b, 0n)));
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
        expect(sumOf(amounts).sum).toBe(sumOf(long).sum);
      }),
    );
    expect(sumOf([21_474_836.47, -21_474_836.48, 21_474_836.48]).sum).toBe("21474836.47");
    expect(sumOfCounts([2 ** 31 - 1, -(2 ** 31), 2 ** 31]).sum).toBe("2147483647");
    const most = Array.from({ length: 200 }, () => 999_999_999_999.99);
    expect(sumOf(most).sum).toBe("199999999999998.00");
    expect(sumOfCounts(Array.from({ length: 200 }, () => 99_999_999_999_999)).sum).toBe(
      "19999999999999800",
    );
  });

  it("adds small figures up to one big integer, as each of them takes its time", () => {
    const made = vi.spyOn(globalThis, "BigInt");
    try {
      const money = sumOf([0, 1.25, -2.5, "0.05", "12", "-12.5", "1000.10"]);
      const counts = sumOfCounts([3, -1, "41", "-2"]);
      expect([money.sum, counts.sum, made.mock.calls]).toEqual(["998.40", "41", [[99_840], [41]]]);
    } finally {
      made.mockRestore();
    }
  });

  it("takes a text for a small figure only where nothing else is written", () => {
    const written = ["0x10", "1e3", "5 6", "+7", "8."];
    const value = ({ index }: { index: number }) => written[index];
    const [money, counts] = [sumOf(written), sumOfCounts(written)];
    expect([money.sum, money.leftOut.map(value)]).toEqual(["1015.00", ["0x10", "5 6"]]);
    expect([counts.sum, counts.leftOut.map(value)]).toEqual(["15", ["0x10", "1e3", "5 6"]]);
  });

  it("is the same for numbers as for their numeric strings", () => {
    const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(sumOf(amounts).sum).toBe(sumOf(amounts.map(String)).sum);
      }),
    );
  });
});

describe("counts", () => {
  it.each([
    [48, "48"],
    ["1234567", "1,234,567"],
    ["+7", "7"],
    [" 12 ", "12"],
    ["12.00", "12"],
    [12n, "12"],
    ["-1500", "-1,500"],
    [1e21, "1,000,000,000,000,000,000,000"],
  ])("of %s are shown as %s", (value, text) => {
    expect([isCount(value), formatCount(value)]).toEqual([true, text]);
  });

  it.each([
    12.9,
    "12.9",
    "12 tickets",
    "12abc",
    "1,260",
    "1e3",
    "0x10",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    "",
    "+",
    ".0",
    "none",
    5e-7,
    [5],
    true,
  ])("of %s, which is no whole number, are N/A and in no sum", (value) => {
    expect([isCount(value), formatCount(value)]).toEqual([false, "N/A"]);
    expect(sumOfCounts([1, value as never, "2"])).toEqual({
      sum: "3",
      leftOut: [{ index: 1, value }],
    });
  });

  it("are summed exactly, from numbers or numeric strings", () => {
    expect(sumOfCounts([1, "2", "9007199254740993"])).toEqual({
      sum: "9007199254740996",
      leftOut: [],
    });
    expect(sumOfCounts([])).toEqual({ sum: "0", leftOut: [] });
  });

  it("are whole numbers or N/A, whatever is given", () => {
    fc.assert(
      fc.property(anything, (value) => {
        const written = /^-?\d{1,3}(,\d{3})*$/;
        expect(formatCount(value)).toMatch(isCount(value) ? written : /^N\/A$/);
      }),
    );
  });
});
