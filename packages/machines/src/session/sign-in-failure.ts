import type { SignInFailure } from "./authentication-events.ts";

export function detailsOf(error: unknown) {
  const { name } = Object(error) as { name?: string };
  return { name, ...(error as { status?: number; code?: string; retryAfter?: number }) };
}

export function tokenFailureOf(error: unknown): SignInFailure {
  const { name, status, code } = detailsOf(error);
  if (name === "NoPasskeyError") return { reason: "noPasskey", retryAfter: null };
  const refused = [400, 401, 403, 422].includes(status ?? 0) || (status === 200 && code);
  if (refused) return { reason: "wrongCredentials", retryAfter: null };
  const isElsewhere = [404, 405, 501].includes(status ?? 0) || name === "NotJsonError";
  return isElsewhere ? { reason: "wrongAddress", retryAfter: null } : userFailureOf(error);
}

export function userFailureOf(error: unknown): SignInFailure {
  const { status, retryAfter = null } = detailsOf(error);
  return status === 429
    ? { reason: "tooManyTries", retryAfter }
    : { reason: "unreachable", retryAfter: null };
}

/** Whether the service has answered, and asking again would bring no user either. */
export function isRefusal(error: unknown): boolean {
  const { status = 0 } = detailsOf(error);
  const isUnreadable = status >= 200 && status < 300;
  return isUnreadable || (status >= 400 && status < 500 && status !== 408 && status !== 429);
}
