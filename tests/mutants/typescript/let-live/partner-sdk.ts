import type { Lines } from "../survivors.ts";

export const inPartnerSdk: Lines = {
  "packages/partner-sdk/src/client.ts": [
    [
      "return { params: { path }, ...(Object.keys(rest).length > 0 && { body: rest }) };",
      "No POST of the contract has a parameter in its path.",
    ],
  ],
  "packages/partner-sdk/src/companies.ts": [
    [
      'return [{ id: String(id), name: typeof entry?.name === "string" ? entry.name : String(id) }];',
      "An entry that is nothing has no id and has gone a line earlier, which the compiler does not know.",
    ],
  ],
  "packages/partner-sdk/src/deadline.ts": [
    [
      "const abort = () => end(new AbortedError(request, signal?.reason));",
      "Nothing but a signal calls it, which the compiler does not know.",
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
