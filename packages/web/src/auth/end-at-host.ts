import { createPartnerClient, logout, memoryTokenStore } from "partner-sdk";
import type { PortalSettings } from "../state/start-portal.ts";

/** Ends a session that is no longer this tab's. Fails where the host may not have heard. */
export async function endAtHost(
  { apiBase, fetch }: PortalSettings,
  token: string,
  signal?: AbortSignal,
): Promise<void> {
  const tokenStore = memoryTokenStore(token);
  const client = createPartnerClient({ baseUrl: apiBase, tokenStore, fetch });
  try {
    await client.call(logout, {}, { ...(signal && { signal }) });
  } catch (error) {
    const hasEnded = (error as { status?: number }).status === 401;
    if (!hasEnded) throw error;
  }
}
