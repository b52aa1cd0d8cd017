const secretHeader = /auth|token|secret|cookie|key/i;

export function secretsIn(headers: Record<string, string> = {}): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    // What follows a scheme such as Bearer.
    secretHeader.test(name) ? (value.split(" ").at(-1) ?? []) : [],
  );
}

/** Browsers keep the header to themselves, and ask a host on another origin about it first. */
export function userAgent(appName: string | undefined): Record<string, string> {
  const isBrowser = /^Mozilla/.test(globalThis.navigator?.userAgent ?? "");
  return appName && !isBrowser ? { "user-agent": `${appName} partner-sdk` } : {};
}
