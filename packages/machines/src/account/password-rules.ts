import type { PasswordRules } from "../session/session.ts";

export type PasswordChange = { oldPassword: string; newPassword: string };

/** What a new password is checked against before it is sent. */
export type PasswordLimits = {
  rules: PasswordRules;
  /** Null where the host does not say what the user signs in with. */
  username: string | null;
};

/** In the contract's words, and `same` for the password that is to be replaced. */
export type BrokenRule = "min_length" | "user_name" | "digits_alone" | "same";

/** The rules that a new password breaks, as far as they can be checked without asking the host. */
export function brokenRules(
  { oldPassword, newPassword }: PasswordChange,
  { rules: { minLength, refuses }, username }: PasswordLimits,
): BrokenRule[] {
  const broken: Readonly<Record<BrokenRule, boolean>> = {
    min_length: [...newPassword].length < (minLength ?? 1),
    user_name: refuses.includes("user_name") && holdsName(newPassword, username),
    digits_alone: refuses.includes("digits_alone") && !/\p{L}/u.test(newPassword),
    same: newPassword !== "" && newPassword === oldPassword,
  };
  return (Object.keys(broken) as BrokenRule[]).filter((rule) => broken[rule]);
}

/** Fewer letters are part of too many words. */
const tellingLength = 4;

function holdsName(password: string, username: string | null): boolean {
  if (username === null || [...username].length < tellingLength) return false;
  return password.toLowerCase().includes(username.toLowerCase());
}
