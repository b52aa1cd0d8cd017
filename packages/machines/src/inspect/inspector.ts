/** The part of an inspector's options that the masking takes. */
type MaskingOptions = { serialize: <Message>(message: Message) => Message };

const mask = "•••";
const deepest = 12;
const secretKey =
  /(password|passphrase|passwd|pwd|secret|secret[-_]?uri|secret[-_]?code|recovery[-_]?code|token|jwt|authorization|cookie|api[-_]?key)s?$/i;

/**
 * An inspector of `@statelyai/inspect` that never sends a password or a token.
 * `create` is the package's `createBrowserInspector` (or another), `known` gives secrets
 * that no machine names, such as the stored token.
 * @example
 * const { createBrowserInspector } = await import("@statelyai/inspect");
 * createPortalInspector(createBrowserInspector, () => [localStorage.getItem(accessTokenEntry)]);
 */
export function createPortalInspector<Inspector>(
  create: (options: MaskingOptions) => Inspector,
  known: () => readonly (string | null)[] = () => [],
): Inspector {
  const secrets = new Set<string>();
  return create({
    serialize: <Message>(message: Message): Message => {
      const plain = plainOf(message, []);
      for (const secret of known()) learn(secret, secrets);
      collect(plain, false, secrets);
      return masked(
        plain,
        false,
        [...secrets].sort((a, b) => b.length - a.length),
      ) as Message;
    },
  });
}

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** Plain data of a message: errors with their words, actors by their id, no cycles. */
function plainOf(value: unknown, above: readonly object[]): Plain {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number") return value;
  if (typeof value === "function") return { type: value.name };
  if (typeof value !== "object") return String(value);
  if (above.includes(value) || above.length > deepest) return "…";
  const within = [...above, value];
  if (Array.isArray(value)) return value.map((item) => plainOf(item, within));
  if (value instanceof Error) {
    const { name, message, stack = "", cause = null } = value;
    return plainOf({ ...value, name, message, stack, cause }, within);
  }
  if (value instanceof Map || value instanceof Set) return plainOf([...value], within);
  if ("toJSON" in value && typeof value.toJSON === "function") {
    return plainOf(value.toJSON(), within);
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === undefined ? [] : [[key, plainOf(item, within)]],
    ),
  );
}

function collect(plain: Plain, isSecret: boolean, secrets: Set<string>): void {
  if (isSecret && (typeof plain === "string" || typeof plain === "number")) learn(plain, secrets);
  if (typeof plain !== "object" || plain === null) return;
  for (const [key, item] of Object.entries(plain)) {
    collect(item, isSecret || hidesSecret(key, item), secrets);
  }
}

/** A secret in the ways it may be written: as it is, in an address, in quoted text. */
function learn(secret: string | number | null, secrets: Set<string>): void {
  const text = String(secret ?? "");
  if (text === "" || text === mask) return;
  for (const written of [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]) {
    secrets.add(written);
  }
}

function masked(plain: Plain, isSecret: boolean, secrets: readonly string[]): Plain {
  if (typeof plain === "string") return isSecret ? mask : maskedText(plain, secrets);
  if (typeof plain === "number") return isSecret || secrets.includes(String(plain)) ? mask : plain;
  if (typeof plain !== "object" || plain === null) return plain;
  if (Array.isArray(plain)) return plain.map((item) => masked(item, isSecret, secrets));
  return Object.fromEntries(
    Object.entries(plain).map(([key, item]) => [
      maskedText(key, secrets),
      masked(item, isSecret || hidesSecret(key, item), secrets),
    ]),
  );
}

/** An actor may be named after what it brings, and a state after what is to be done: `children.requestToken` is no token. */
function hidesSecret(key: string, item: Plain): boolean {
  const isActor = typeof item === "object" && item !== null && "xstate$$type" in item;
  return secretKey.test(key) && !isActor && !/^must_?change/i.test(key);
}

/** A short secret is masked where it stands as a word: it would be part of too many others. */
function maskedText(text: string, secrets: readonly string[]): string {
  let shown = text.replace(/\b(Bearer|Basic)\s+[^\s"']+/gi, `$1 ${mask}`);
  for (const secret of secrets) {
    shown =
      secret.length < 4
        ? shown
            .split(/([A-Za-z0-9]+)/)
            .map((word) => (word === secret ? mask : word))
            .join("")
        : shown.replaceAll(secret, mask);
  }
  return secrets.includes(text) ? mask : shown;
}
