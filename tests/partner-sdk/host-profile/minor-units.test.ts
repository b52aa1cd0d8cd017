import fc from "fast-check";
import { getTollplazaSummary, getWaybillReport } from "partner-sdk";
import { expect, it } from "vitest";
import { answering, june } from "./answering.ts";

const vehicle = { id: 1, registration_number: "A-1", kind: "bus", status: "active" };
const waybill = {
  waybill_number: "W-1",
  vehicle,
  driver: { id: 1 },
  issued_at: "2026-06-01T08:00:00+06:00",
  total_trips: 1,
  total_expenses: "0",
  net_amount: "0",
};
const summary = {
  total_entry_count: 1,
  total_exited_count: 1,
  total_non_exited_count: 0,
  total_overstay_count: 0,
  total_overstay_amount: 0,
};

/** What becomes of an amount in minor units, and what of it is reported. */
async function fareOf(total_fares: unknown) {
  const operations = { getWaybillReport: { amounts: "minor" } } as const;
  const host = answering({ operations }, [{ ...waybill, total_fares }]);
  const [row] = await host.client.call(getWaybillReport, { company_id: 501, ...june });
  return { fare: row?.total_fares, mismatches: host.mismatches };
}

async function tollOf(total_entry_amount: unknown) {
  const operations = { getTollplazaSummary: { amounts: "minor" } } as const;
  const host = answering({ operations }, { data: { ...summary, total_entry_amount } });
  const data = await host.client.call(getTollplazaSummary, { company_id: 401 });
  return { toll: data.total_entry_amount, mismatches: host.mismatches };
}

it.each([
  ["1234", "12.34"],
  [1234, "12.34"],
  [-5, "-0.05"],
  ["-5", "-0.05"],
  [100, "1.00"],
  [0, "0.00"],
  [-0, "0.00"],
  ["-0", "0.00"],
  ["-000", "0.00"],
  ["007", "0.07"],
  [1e2, "1.00"],
  [Number.MAX_SAFE_INTEGER, "90071992547409.91"],
  ["123456789012345678901234567890", "1234567890123456789012345678.90"],
])("%j in minor units is %j", async (minor, amount) => {
  expect(await fareOf(minor)).toEqual({ fare: amount, mismatches: [] });
});

it("any whole number of minor units is exact on its digits", async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt(), async (minor) => {
      const { fare } = await fareOf(String(minor));
      expect(fare).toMatch(/^-?\d+\.\d\d$/);
      expect(BigInt(String(fare).replace(".", ""))).toBe(minor);
    }),
  );
});

it.each([
  [12500, 125],
  ["12500", "125"],
  [-12500, -125],
  [0, 0],
  ["00", "0"],
])("a toll of %j in minor units is %j", async (minor, toll) => {
  expect(await tollOf(minor)).toEqual({ toll, mismatches: [] });
});

it("a toll that is no whole unit is right, and reported", async () => {
  expect(await tollOf(12550)).toEqual({
    toll: "125.50",
    mismatches: [
      {
        operation: "getTollplazaSummary",
        field: "data.total_entry_amount",
        expected: "whole units such as 12500",
        came: 'the text "999.99"',
      },
    ],
  });
});

it.each([
  ["12.34", 'the text "99.99"'],
  [12.5, "the number 99.9"],
  ["1,234", 'the text "9,999"'],
  ["", "an empty text"],
  ["+5", 'the text "+9"'],
  [" 5", 'the text " 9"'],
  [1e21, "the number 9a+99"],
  [2 ** 53, "the number 9999999999999999"],
  ["Tk 500", 'the text "Aa 999"'],
  [true, "true"],
  [{}, "an object"],
])("%j is no whole number of minor units: it stays, and is reported", async (value, came) => {
  const { fare, mismatches } = await fareOf(value);
  expect(fare).toEqual(value);
  expect(mismatches).toEqual([
    {
      operation: "getWaybillReport",
      field: "data[0].total_fares",
      expected: "a whole number of minor units",
      came,
    },
  ]);
});

it("null and what is left out stay, and are no amounts of the contract", async () => {
  const expected = "an amount such as 1520.50";
  const field = "data[0].total_fares";
  const operation = "getWaybillReport";
  expect(await fareOf(null)).toEqual({
    fare: null,
    mismatches: [{ operation, field, expected, came: "null" }],
  });
  expect(await fareOf(undefined)).toEqual({
    fare: undefined,
    mismatches: [{ operation, field, expected, came: "nothing" }],
  });
});
