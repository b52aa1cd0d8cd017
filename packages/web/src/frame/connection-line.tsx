import offlineIcon from "lucide/dist/esm/icons/wifi-off.mjs";
import * as words from "#words/sign-in";
import { useIsOffline } from "../portal/use-connection.ts";
import { Icon } from "../ui/icon.tsx";
import * as styles from "./connection-line.css.ts";

export function ConnectionLine() {
  const isOffline = useIsOffline();
  return (
    <div aria-live="polite">
      {isOffline && (
        <p role="status" className={styles.line}>
          <Icon of={offlineIcon} className={styles.icon} />
          {words.offline}
        </p>
      )}
    </div>
  );
}
