export {
  type Access,
  type AccessContext,
  type AccessEnd,
  type AccessEvent,
  type AccessFailure,
  type AccessLists,
  accessMachine,
  type OpenInvitation,
} from "./access.ts";
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
  type AccountField,
  type InvitationContext,
  type InvitationEvent,
  type InvitationFailure,
  type Invited,
  invitationMachine,
  type NewAccount,
} from "./invitation.ts";
export {
  type InvitingContext,
  type InvitingEvent,
  type InvitingFailure,
  invitingMachine,
  type MadeInvitation,
  type Wished,
} from "./inviting.ts";
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
  type PasswordChangeContext,
  type PasswordChangeEvent,
  passwordChangeMachine,
} from "./password-change.ts";
export {
  type BrokenRule,
  brokenRules,
  type PasswordChange,
  type PasswordLimits,
} from "./password-rules.ts";
export {
  type CodeKind,
  isWhole,
  type SecondFactorContext,
  type SecondFactorEvent,
  secondFactorMachine,
  type TypedCode,
} from "./second-factor.ts";
