import { base32, codeAt, stepOf, uriOf } from "partner-api";
import { describe, expect, it } from "vitest";
import { codeOf } from "./codes-app.ts";

/** Of RFC 6238, appendix B, with SHA-1: moment and code, of whose eight digits the last six are ours. */
const published: [number, string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];
const secret = Buffer.from("12345678901234567890");
const inBase32 = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code", () => {
  it.each(published)("at %i is the one that RFC 6238 publishes [V6.3.3]", (seconds, code) => {
    expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code.slice(2));
    expect(codeOf(inBase32, at(seconds))).toBe(code.slice(2));
  });

  it.each([
    ["counts", "the step before", 90, 4],
    ["counts", "its own step, at the first second", 120, 4],
    ["counts", "its own step, at the last second", 149, 4],
    ["counts", "the step after", 179, 4],
    ["does not count", "two steps before", 89, undefined],
    ["does not count", "two steps after", 180, undefined],
  ])("%s in %s [V6.5.5]", (_does, _when, seconds, step) => {
    const code = codeOf(inBase32, at(120));
    expect(stepOf(secret, code, at(seconds))).toBe(step);
  });

  it("is refused when a single digit is wrong", () => {
    const code = codeOf(inBase32, at(59));
    const others = [...code].map((digit, place) =>
      [...code].map((each, here) => (here === place ? (Number(digit) + 1) % 10 : each)).join(""),
    );
    expect(others.map((other) => stepOf(secret, other, at(59)))).toEqual(Array(6).fill(undefined));
  });
});

describe("a secret", () => {
  /** RFC 4648, section 10, without the padding that no app needs. */
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("of '%s' is written as %s", (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it("is told with the names of the portal and the user, whatever is in them", () => {
    const uri = new URL(uriOf(secret, { issuer: "Partner portal", username: "a b&c/?:@é" }));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      "otpauth:",
      "totp",
      "/Partner portal:a b&c/?:@é",
    ]);
    expect([...uri.searchParams]).toEqual([
      ["secret", inBase32],
      ["issuer", "Partner portal"],
    ]);
  });
});
