import { isOffered } from "machines/offered";
import { changePassword } from "partner-sdk";
import * as words from "#words/account";
import { useReportingClock } from "../state/reporting.tsx";
import { useAuthentication } from "../state/use-authentication.ts";
import { useOffered } from "../state/use-offered.ts";
import { Actions, Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Link } from "../ui/link.tsx";
import * as styles from "./account.css.ts";

const maxShown = 3;

/** Sign-ins from new places, shown once. */
export function NewPlaces() {
  const clock = useReportingClock();
  const isChangeable = isOffered(changePassword, useOffered());
  const { newPlaces, newPlacesSeen } = useAuthentication();
  if (newPlaces.length === 0) return null;
  const more = newPlaces.length - maxShown;
  return (
    <Alert role="status" tone="overstay">
      <div className={styles.newPlaces}>
        <p>{words.signedInFrom(newPlaces.length)}</p>
        <ul className={styles.newPlacesList}>
          {newPlaces.slice(0, maxShown).map((place, nth) => {
            const { at, device } = parsePlace(place);
            return <li key={nth}>{`${device ?? words.unknownDevice}, ${clock.timestamp(at)}`}</li>;
          })}
        </ul>
        {more > 0 && <p>{words.andMore(more)}</p>}
        <p>{isChangeable ? words.changeIfNotYou : words.endIfNotYou}</p>
        <Actions>
          <Link href="/profile" button="secondary" onClick={newPlacesSeen}>
            {words.goToProfile}
          </Link>
          <Button onClick={newPlacesSeen}>{words.itWasMe}</Button>
        </Actions>
      </div>
    </Alert>
  );
}

function parsePlace(place: unknown): { at: string | null; device: string | null } {
  const { at, device } = Object(place) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return { at: text(at), device: text(device) };
}
