export {
  type BrokenRule,
  brokenRules,
  type PasswordChange,
  type PasswordChangeContext,
  type PasswordChangeEvent,
  type PasswordLimits,
  passwordChangeMachine,
} from "./password-change.ts";
