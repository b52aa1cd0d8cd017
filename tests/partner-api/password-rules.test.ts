import { weaknessOf } from "partner-api";
import { describe, expect, it } from "vitest";

const short = "The password is too short: use at least 12 characters.";
const common = "The password is one of the most common ones.";
const guessed =
  "The password is easy to guess: do not use the user name, a word from this portal, or digits alone.";

describe("a new password", () => {
  it.each([
    ["", short],
    ["elevenchars", short],
    ["🚌🚌🚌🚌🚌🚌", short],
    ["qwertyuiop123", common],
    ["1q2w3e4r5t6y", common],
    ["2026Sunshine!!", common],
    ["Intracity-2026", guessed],
    ["Partner-20261121", common],
    ["202611212026", guessed],
    ["my name is RAHIM ok", guessed],
  ])("is refused when it is easy to guess: %j [V6.1.2, V6.2.1, V6.2.4]", async (password, why) => {
    expect(await weaknessOf(password, "rahim")).toBe(why);
  });

  it.each(["a plain phrase", "twelve chars", "ঢাকা থেকে বরিশাল", "🚌 ".repeat(99).concat("ab")])(
    "is accepted whatever its characters: %j [V6.2.5, V6.2.9]",
    async (password) => {
      expect(await weaknessOf(password, "rahim")).toBe(undefined);
    },
  );

  it("is refused over 200 characters, which no sign-in takes [V6.2.9]", async () => {
    expect(await weaknessOf(`${"🚌 ".repeat(99)}abc`, "rahim")).toBe(
      "The password is too long: use at most 200 characters.",
    );
  });

  it.each([
    ["on", "lemon in a pond", undefined],
    ["ali", "california sunset", undefined],
    ["rina", "my name is Rina ok", guessed],
    ["on", "on-2026-11-22", guessed],
  ])(
    "of %s may hold the name where it is shorter than four characters: %j",
    async (name, password, why) => {
      expect(await weaknessOf(password, name)).toBe(why);
    },
  );
});
