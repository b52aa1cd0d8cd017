type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
};
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** The page takes script addresses from this policy alone, and only those of its two workers come from it. */
export function ownScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy("own-scripts", { createScriptURL: (url) => url });
  return policy.createScriptURL(address) as string;
}
