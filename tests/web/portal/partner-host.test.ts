import type { getIntracityCounterwiseReport, getOfflineCounterReport, Schemas } from "partner-sdk";
import { describe, expectTypeOf, it } from "vitest";
import { type Asked, partnerHost } from "./partner-host.ts";

const host = partnerHost();

describe("the partner host of the screens' tests", () => {
  it("can only answer an operation with what the contract says", () => {
    type Answer = Parameters<typeof host.answers<typeof getOfflineCounterReport>>[1];
    expectTypeOf<Answer>().toEqualTypeOf<Schemas["OfflineCounterRow"][]>();
    type Reply = Parameters<typeof host.answersTo<typeof getIntracityCounterwiseReport>>[1];
    expectTypeOf<Reply>().toEqualTypeOf<(asked: Asked) => Schemas["CounterRow"][]>();
  });
});
