export {
  type OwnSession,
  type OwnSessionsContext,
  type OwnSessionsEvent,
  ownSessionsMachine,
} from "./own-sessions.ts";
export {
  type BrokenRule,
  brokenRules,
  type PasswordChange,
  type PasswordChangeContext,
  type PasswordChangeEvent,
  type PasswordLimits,
  passwordChangeMachine,
} from "./password-change.ts";
