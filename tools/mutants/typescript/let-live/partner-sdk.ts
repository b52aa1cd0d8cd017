import type { Lines } from "../survivors.ts";

const hasGone =
  "An entry that is nothing has no id and has gone a line earlier, which the compiler does not know.";
const inNoMessage = "A secret that stands in no message masks nothing.";

export const inPartnerSdk: Lines = [
  ["} catch {", "A function that ends without an answer answers undefined as well."],
  [
    '/password|code|token/.test(name) && typeof value === "string" ? value : [],',
    `Every such field of the contract is a text, which the compiler does not know. ${inNoMessage}`,
    2,
  ],
  ['const name = typeof entry?.name === "string" ? entry.name : id;', hasGone],
  [
    'const role = entry?.role === "administrator" && ({ role: "administrator" } as const);',
    hasGone,
  ],
  [
    "if (!signal && !timeout) return work();",
    "What nothing can end early comes to the same, and only takes longer.",
  ],
  [
    "const abort = () => end(new AbortedError(request, signal?.reason));",
    "Nothing but a signal calls it, which the compiler does not know.",
  ],
  ["if (!value || !secretHeader.test(name)) return [];", inNoMessage],
  ["return [secret, ...(secret.match(secretPart) ?? [])];", inNoMessage],
  [
    'const isBrowser = /^Mozilla/.test(globalThis.navigator?.userAgent ?? "");',
    "Any text that begins like no browser's will do where there is none.",
  ],
  [
    `const line = \`\${request.method} \${request.path}: \${status ?? error?.name}, \${durationMs} ms\`;`,
    "What has no status has an error, which the compiler does not know.",
  ],
  [
    `return /^(Abort|Timeout|Network)Error$/.test(\`\${name}\`) || connection.test(codeOf(error) ?? "");`,
    "Any text that is the code of no lost connection will do where there is none.",
  ],
  [
    "const whole = (number * parts + (number < 0 ? -0.5 : 0.5)) | 0;",
    "With half of one less, zero is cut to zero as well.",
  ],
  [
    'const [whole = "", fraction] = decimal(cents).split(".");',
    "A decimal number always has both parts, which the compiler does not know.",
  ],
  [
    'const [, sign, whole = "", fraction = "", exponent = "0"] = written;',
    "The parts of a number are never missing, and no exponent counts as nothing in either way.",
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
  [
    'if (typeof value !== "object" || value === null || depth > 5) return false;',
    "Whether the search ends at the fifth level or the sixth is a choice; that it ends is tested.",
  ],
  [
    "if (error.stack) copy.stack = redact(error.stack, secrets);",
    "Every error that is thrown has a stack, which the compiler does not know.",
  ],
  [
    'const header = response.headers.get("Retry-After") ?? "";',
    "Any text that is neither seconds nor a date will do for a header that is missing.",
  ],
  [
    "const before = told.get(keyOf(operation)) ?? [];",
    "What answers nothing any more is passed over, and so is any text.",
  ],
  [
    "const found = named.find((one) => keyOf(one.operation) === keyOf(operation))?.examples ?? {};",
    "No operation is outside of the contract, which the compiler does not know.",
  ],
  [
    'return structuredClone(found[name ?? Object.keys(found)[0] ?? ""]) as DataOf<Op>;',
    "Every operation has an example, which the compiler does not know.",
  ],
];
