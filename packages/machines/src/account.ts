export {
  type Begun,
  type FactorChange,
  type FactorChangeContext,
  type FactorChangeEvent,
  type FactorFailure,
  factorChangeMachine,
  type Proof,
} from "./factor-change.ts";
export {
  type IdleEndContext,
  type IdleEndEvent,
  idleEndMachine,
  longestUnused,
  secondsLeft,
} from "./idle-end.ts";
export {
  type OwnFactors,
  type OwnFactorsContext,
  type OwnFactorsEvent,
  type OwnPasskey,
  ownFactorsMachine,
} from "./own-factors.ts";
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
export {
  type CodeKind,
  isWhole,
  type SecondFactorContext,
  type SecondFactorEvent,
  secondFactorMachine,
  type TypedCode,
} from "./second-factor.ts";
