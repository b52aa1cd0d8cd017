import { useSelector } from "@xstate/react";
import { usePortalValue } from "../state/portal-context.ts";
import { MustChangePassword } from "./must-change-password.tsx";
import { MustSetUpSecondFactor } from "./must-set-up-second-factor.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";

/** What comes before every screen. */
export function Restricted() {
  const authentication = usePortalValue(({ children }) => children.authentication);
  const needsSecondFactor = useSelector(authentication, (snapshot) =>
    snapshot?.matches("needsSecondFactor"),
  );
  const mustChangePassword = useSelector(authentication, (snapshot) =>
    snapshot?.matches("mustChangePassword"),
  );
  if (needsSecondFactor) return <SecondFactorStep />;
  return mustChangePassword ? <MustChangePassword /> : <MustSetUpSecondFactor />;
}
