/**
 * Whether nobody knows what became of a request: no answer came, a gateway gave one in the host's place, or what
 * came is none of the contract, in which every failure has a code.
 */
export function isOutcomeUnknown({ status, code }: { status?: number; code?: string }): boolean {
  if (status === undefined || status === 502 || status === 504) return true;
  return status < 300 && code === undefined;
}
