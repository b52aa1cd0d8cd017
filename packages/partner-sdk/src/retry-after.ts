/** The header holds seconds or a date. */
export function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
