const mask = "[redacted]";
const secretKey = /token|password|secret|authorization/i;

/** Masks the given secrets, and every value whose field has the name of a secret. */
export function redact<T>(value: T, secrets: readonly string[]): T;
export function redact(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === "string") {
    return secrets.reduce((text, secret) => text.replaceAll(secret, mask), value);
  }
  if (value instanceof Error)
    return mentions(value, secrets) ? withoutSecrets(value, secrets) : value;
  if (Array.isArray(value)) return value.map((item) => redact(item, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKey.test(key) ? mask : redact(item, secrets),
    ]),
  );
}

function partsOf(error: Error): unknown[] {
  return [error.message, error.stack, error.cause, ...Object.values(error)];
}

function mentions(value: unknown, secrets: readonly string[], depth = 0): boolean {
  if (typeof value === "string") return secrets.some((secret) => value.includes(secret));
  if (typeof value !== "object" || value === null || depth > 5) return false;
  const parts = value instanceof Error ? partsOf(value) : Object.values(value);
  return parts.some((part) => mentions(part, secrets, depth + 1));
}

function withoutSecrets(error: Error, secrets: readonly string[]): Error {
  const copy = new Error(redact(error.message, secrets));
  copy.name = error.name;
  if (error.stack) copy.stack = redact(error.stack, secrets);
  if (error.cause !== undefined) copy.cause = redact(error.cause, secrets);
  return copy;
}
