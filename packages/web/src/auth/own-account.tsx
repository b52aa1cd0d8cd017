import { useState } from "react";
import { usePortalValue } from "../state/portal-context.ts";
import { OwnPassword } from "./own-password.tsx";
import { OwnSecondFactor } from "./own-second-factor.tsx";
import { OwnSessions } from "./own-sessions.tsx";

/** The sections of Profile that a host may have. */
export function OwnAccount() {
  const features = usePortalValue(({ context }) => context.reporting.features);
  const [changes, setChanges] = useState(0);
  return (
    <>
      {features.includes("password") && (
        <OwnPassword onChanged={() => setChanges((times) => times + 1)} />
      )}
      {features.includes("second_factor") && <OwnSecondFactor />}
      {features.includes("sessions") && <OwnSessions changes={changes} />}
    </>
  );
}
