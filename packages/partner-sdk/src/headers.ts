const secretHeader = /auth|token|secret|cookie|key/i;
// No name of a value, and longer than most words.
const secretPart = /[^\s;,="]{6,}(?!=?[^\s;,="])/g;

export function secretsIn(headers: Record<string, string> = {}): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (!value || !secretHeader.test(name)) return [];
    const secret = value.replace(/^(bearer|basic)\s/i, "");
    return [secret, ...(secret.match(secretPart) ?? [])];
  });
}

/** Browsers keep the header to themselves, and ask a host on another origin about it first. */
export function userAgent(appName: string | undefined): Record<string, string> {
  const isBrowser = /^Mozilla/.test(globalThis.navigator?.userAgent ?? "");
  return appName && !isBrowser ? { "user-agent": `${appName} partner-sdk` } : {};
}
