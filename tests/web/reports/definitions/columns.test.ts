import type {
  getIntracityCounterwiseReport,
  getWaybillReport,
  listTollplazaCollections,
} from "partner-sdk";
import { describe, expectTypeOf, it } from "vitest";
import type { FieldOf, RowOf } from "web/reports/definitions/define-report.ts";

type CounterRow = RowOf<typeof getIntracityCounterwiseReport>;
type WaybillRow = RowOf<typeof getWaybillReport>;
type Passage = RowOf<typeof listTollplazaCollections>;

describe("a column", () => {
  it("of money or of a count can only name a figure of the operation's row", () => {
    expectTypeOf<FieldOf<CounterRow, "money">>().toEqualTypeOf<"total_tickets" | "total_fares">();
    expectTypeOf<"total_trips">().not.toExtend<FieldOf<CounterRow, "count">>();
  });

  it("of a name can only name a text, of the row or of what the row holds", () => {
    expectTypeOf<FieldOf<CounterRow, "name">>().toEqualTypeOf<"counter.name">();
    expectTypeOf<"driver.name">().toExtend<FieldOf<WaybillRow, "name">>();
    expectTypeOf<"total_fares">().not.toExtend<FieldOf<WaybillRow, "name">>();
  });

  it("of a paged list names the fields of a row of its pages", () => {
    expectTypeOf<"exited_at">().toExtend<FieldOf<Passage, "timestamp">>();
    expectTypeOf<"next_cursor">().not.toExtend<FieldOf<Passage, "text">>();
  });
});
