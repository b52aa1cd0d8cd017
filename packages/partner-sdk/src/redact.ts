const mask = "[redacted]";
const secretName = /token|password|secret|recovery|^uri$|authorization/i;

/** Masks the given secrets, and every value whose field has the name of a secret. */
export function redact<T>(value: T, secrets: readonly string[]): T;
export function redact(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === "string") return secrets.reduce(masked, value);
  if (value instanceof Error)
    return mentions(value, secrets) ? withoutSecrets(value, secrets) : value;
  if (Array.isArray(value)) return value.map((item) => redact(item, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretName.test(key) ? mask : redact(item, secrets),
    ]),
  );
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

function withoutSecrets(error: Error, secrets: readonly string[]): Error {
  const copy = new Error(redact(error.message, secrets));
  copy.name = error.name;
  if (error.stack) copy.stack = redact(error.stack, secrets);
  if (error.cause !== undefined) copy.cause = redact(error.cause, secrets);
  return copy;
}
