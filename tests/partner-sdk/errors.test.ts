import {
  AbortedError,
  NoAnswerError,
  NotJsonError,
  PartnerError,
  StatusError,
  TimedOutError,
  WrongEnvelopeError,
} from "partner-sdk";
import { describe, expect, expectTypeOf, it, vi } from "vitest";

const request = { id: 1, method: "GET", path: "/api/auth/user" } as const;
const classes = [
  StatusError,
  NoAnswerError,
  AbortedError,
  TimedOutError,
  NotJsonError,
  WrongEnvelopeError,
];
const errors = [
  new StatusError(request, 403),
  new NoAnswerError(request, undefined),
  new AbortedError(request, undefined),
  new TimedOutError(request, 5),
  new NotJsonError(request, 200, undefined),
  new WrongEnvelopeError(request, 200, "No."),
];

describe("an error of another copy of the package", () => {
  it("is an instance of its class and of PartnerError, and of no other class", async () => {
    vi.resetModules();
    const other = await import("partner-sdk");
    expect(other.StatusError).not.toBe(StatusError);
    const others = [
      new other.StatusError(request, 403),
      new other.NoAnswerError(request, undefined),
      new other.AbortedError(request, undefined),
      new other.TimedOutError(request, 5),
      new other.NotJsonError(request, 200, undefined),
      new other.WrongEnvelopeError(request, 200, "No."),
    ];
    for (const [index, error] of others.entries()) {
      expect(classes.map((one) => error instanceof one)).toEqual(
        classes.map((_, other) => other === index),
      );
      expect(error instanceof PartnerError).toBe(true);
    }
  });

  it("is told by a mark that every copy and version writes alike", () => {
    const mark = Symbol.for("partner-sdk");
    expect(errors.map((error) => Object.getOwnPropertyDescriptor(error, mark))).toEqual(
      errors.map(() => ({ value: true, configurable: false, enumerable: false, writable: false })),
    );
  });

  it("is not mistaken for any other value", () => {
    class OwnError extends StatusError {}
    const named = Object.assign(new Error("no"), { name: "StatusError" });
    for (const value of [named, { name: "StatusError" }, "StatusError", null, undefined, 7]) {
      expect([value instanceof StatusError, value instanceof PartnerError]).toEqual([false, false]);
    }
    const own = new OwnError(request, 403);
    expect([own instanceof OwnError, own instanceof StatusError]).toEqual([true, true]);
    expect(errors[0] instanceof OwnError).toBe(false);
  });
});

describe("an error as a text", () => {
  it("says what failed, of which call, and with which status", () => {
    const envelope = { message: "Not yours.", code: "forbidden" };
    const refused = new StatusError(request, 403, envelope);
    const lost = new NoAnswerError(request, { code: "ECONNRESET" }, "x.test");
    expect([`${refused}`, `${lost}`]).toEqual([
      "StatusError: Not yours. (GET /api/auth/user, 403)",
      "NoAnswerError: There was no answer from x.test: ECONNRESET. (GET /api/auth/user)",
    ]);
    expect(refused.message).toBe("Not yours.");
  });
});

describe("the name", () => {
  it("is on the class and on the error, however a build renames the class", () => {
    const names = classes.map(({ name }) => name);
    expect(names).toEqual([
      "StatusError",
      "NoAnswerError",
      "AbortedError",
      "TimedOutError",
      "NotJsonError",
      "WrongEnvelopeError",
    ]);
    expect(errors.map(({ name }) => name)).toEqual(names);
    expect(PartnerError.name).toBe("PartnerError");
  });

  it("without a host says only that there was no answer", () => {
    expect(errors[1]?.message).toBe("There was no answer.");
  });
});

/** Never called: the compiler checks it. */
export function narrowing(error: unknown) {
  if (error instanceof StatusError) {
    expectTypeOf(error.body).toBeUnknown();
    expectTypeOf(error.fieldErrors).toEqualTypeOf<readonly { field: string; message: string }[]>();
    // @ts-expect-error the body may be anything
    error.body.errors;
  }
  if (!(error instanceof PartnerError)) return;
  expectTypeOf(error).toEqualTypeOf<PartnerError>();
  if (error.status === 403) expectTypeOf(error).toEqualTypeOf<StatusError>();
  if (error.status === 204) {
    expectTypeOf(error).toEqualTypeOf<StatusError | NotJsonError | WrongEnvelopeError>();
  }
  switch (error.name) {
    case "StatusError":
      return expectTypeOf(error).toEqualTypeOf<StatusError>();
    case "NoAnswerError":
      return expectTypeOf(error).toEqualTypeOf<NoAnswerError>();
    case "AbortedError":
      return expectTypeOf(error.status).toBeUndefined();
    case "TimedOutError":
      return expectTypeOf(error).toEqualTypeOf<TimedOutError>();
    case "NotJsonError":
      return expectTypeOf(error.contentType).toEqualTypeOf<string | undefined>();
    case "WrongEnvelopeError":
      return expectTypeOf(error).toEqualTypeOf<WrongEnvelopeError>();
    default:
      return expectTypeOf(error).toBeNever();
  }
}
