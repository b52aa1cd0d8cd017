import OfflineIcon from "lucide-react/icons/wifi-off";
import { useIsOffline } from "../portal/use-connection.ts";
import * as styles from "./connection-line.css.ts";

export function ConnectionLine() {
  const isOffline = useIsOffline();
  return (
    <div aria-live="polite">
      {isOffline && (
        <p role="status" className={styles.line}>
          <OfflineIcon className={styles.icon} />
          You are offline. What is shown stays as it is.
        </p>
      )}
    </div>
  );
}
