export {
  type AcceptInvitationContext,
  type AcceptInvitationEvent,
  type AcceptInvitationFailure,
  type AccountField,
  acceptInvitationMachine,
  type Invited,
  type NewAccount,
} from "./account/accept-invitation.ts";
export {
  type Access,
  type AccessContext,
  type AccessEnd,
  type AccessEvent,
  type AccessFailure,
  type AccessLists,
  accessMachine,
  type OpenInvitation,
} from "./account/access.ts";
export {
  type CreateInvitationContext,
  type CreateInvitationEvent,
  type CreateInvitationFailure,
  createInvitationMachine,
  type MadeInvitation,
  type Wished,
} from "./account/create-invitation.ts";
export {
  type Begun,
  type FactorChange,
  type FactorChangeContext,
  type FactorChangeEvent,
  type FactorFailure,
  factorChangeMachine,
  type Proof,
} from "./account/factor-change.ts";
export {
  type OwnFactors,
  type OwnFactorsContext,
  type OwnFactorsEvent,
  type OwnPasskey,
  ownFactorsMachine,
} from "./account/own-factors.ts";
export {
  type OwnSession,
  type OwnSessionsContext,
  type OwnSessionsEvent,
  ownSessionsMachine,
} from "./account/own-sessions.ts";
export {
  type PasswordChangeContext,
  type PasswordChangeEvent,
  passwordChangeMachine,
} from "./account/password-change.ts";
export {
  type BrokenRule,
  brokenRules,
  type PasswordChange,
  type PasswordLimits,
} from "./account/password-rules.ts";
export {
  type IdleTimeoutContext,
  type IdleTimeoutEvent,
  idleTimeoutMachine,
  longestUnused,
  secondsLeft,
} from "./session/idle-timeout.ts";
export {
  type CodeKind,
  isWhole,
  type SecondFactorContext,
  type SecondFactorEvent,
  secondFactorMachine,
  type TypedCode,
} from "./session/second-factor.ts";
