import type { Lines } from "../survivors.ts";

export const inPartnerSdk: Lines = {
  "packages/partner-sdk/src/companies.ts": [
    [
      'const name = typeof entry?.name === "string" ? entry.name : String(id);',
      "An entry that is nothing has no id and has gone a line earlier, which the compiler does not know.",
    ],
  ],
  "packages/partner-sdk/src/deadline.ts": [
    [
      "const abort = () => end(new AbortedError(request, signal?.reason));",
      "Nothing but a signal calls it, which the compiler does not know.",
    ],
  ],
  "packages/partner-sdk/src/money.ts": [
    [
      "const whole = (number * parts + (number < 0 ? -0.5 : 0.5)) | 0;",
      "With half of one less, zero is cut to zero as well.",
    ],
    [
      'const [whole = "", cents] = decimal(centsOf(value)).split(".");',
      "A decimal number always has both parts, which the compiler does not know.",
    ],
    [
      'const [, sign, whole = "", fraction = "", exponent = "0"] = written ?? [];',
      "What is no number has none of these parts, and no exponent counts as nothing in either way.",
      2,
    ],
    [
      "shift >= 0 ? digits * 10n ** BigInt(shift) : halvesUp(digits, 10n ** BigInt(-shift));",
      "Where nothing is shifted, both ways give the same.",
    ],
    [
      'return ["string", "number", "bigint"].includes(typeof value) ? String(value).trim() : "";',
      "Any text that is no number will do for what is none.",
    ],
    [
      'const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");',
      "Zero is the same with the other sign.",
    ],
  ],
  "packages/partner-sdk/src/redact.ts": [
    [
      'if (typeof value !== "object" || value === null || depth > 5) return false;',
      "Whether the search ends at the fifth level or the sixth is a choice; that it ends is tested.",
    ],
    [
      "if (error.stack) copy.stack = redact(error.stack, secrets);",
      "Every error that is thrown has a stack, which the compiler does not know.",
    ],
  ],
  "packages/partner-sdk/src/retry-after.ts": [
    [
      'const header = response.headers.get("Retry-After") ?? "";',
      "Any text that is neither seconds nor a date will do for a header that is missing.",
    ],
  ],
};
