import offlineIcon from "lucide/dist/esm/icons/wifi-off.mjs";
import type { ComponentProps } from "react";
import * as words from "#words/sign-in";
import { useIsOffline } from "../state/use-network.ts";
import { Icon } from "../ui/icon.tsx";
import * as styles from "./connection-line.css.ts";

export function ConnectionLine() {
  const isOffline = useIsOffline();
  return (
    <div aria-live="polite">
      {isOffline && (
        <HeaderLine role="status">
          <Icon of={offlineIcon} className={styles.icon} />
          {words.offline}
        </HeaderLine>
      )}
    </div>
  );
}

/** Across the page, below the header. */
export function HeaderLine(props: ComponentProps<"p">) {
  return <p {...props} className={styles.line} />;
}
