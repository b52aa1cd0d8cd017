const mask = "[redacted]";
const secretName = /token|password|secret|recovery|^uri$|authorization/i;

/** Masks the given secrets, and every value whose field has the name of a secret. */
export function redact<T>(value: T, secrets: readonly string[], met?: Set<unknown>): T;
export function redact(
  value: unknown,
  secrets: readonly string[],
  met = new Set<unknown>(),
): unknown {
  if (typeof value === "string") return spelled(secrets).reduce(masked, value);
  if (typeof value !== "object" || value === null) return value;
  // A cause may lead back to itself.
  if (met.has(value)) return mask;
  met.add(value);
  if (value instanceof Error)
    return mentions(value, secrets) ? withoutSecrets(value, secrets, met) : value;
  if (Array.isArray(value)) return value.map((item) => redact(item, secrets, met));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretName.test(key) ? mask : redact(item, secrets, met),
    ]),
  );
}

/** As they stand in a header and in JSON, the longest first, since one may begin with another. */
function spelled(secrets: readonly string[]): string[] {
  return secrets
    .map((secret) => secret.trim())
    .filter(Boolean)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
    .sort((a, b) => b.length - a.length);
}

/** A password may be a short word, which other words contain. */
function masked(text: string, secret: string): string {
  return /^\w{1,7}$/.test(secret)
    ? text.replace(/\w+/g, (word) => (word === secret ? mask : word))
    : text.replaceAll(secret, mask);
}

function mentions(value: unknown, secrets: readonly string[], depth = 0): boolean {
  if (typeof value === "string") return redact(value, secrets) !== value;
  if (typeof value !== "object" || value === null || depth > 5) return false;
  const { message, stack, cause } = value as Partial<Error>;
  return [message, stack, cause, ...Object.values(value)].some((part) =>
    mentions(part, secrets, depth + 1),
  );
}

function withoutSecrets(error: Error, secrets: readonly string[], met: Set<unknown>): Error {
  const copy = new Error(redact(error.message, secrets));
  copy.name = error.name;
  if (error.stack) copy.stack = redact(error.stack, secrets);
  if (error.cause !== undefined) copy.cause = redact(error.cause, secrets, met);
  return copy;
}
