type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
};
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** The Content-Security-Policy allows script addresses from this policy alone. Only the two workers' come from it. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy("own-scripts", { createScriptURL: (url) => url });
  return policy.createScriptURL(address) as string;
}
