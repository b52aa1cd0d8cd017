import type { ReactNode } from "react";
import { useLoading } from "../portal/use-loading.ts";
import { Actions } from "../ui/actions.tsx";
import * as styles from "./still-loading.css.ts";

export const stillLoading = "Still loading. This is taking longer than usual.";

export function StillLoading({ children }: { children?: ReactNode }) {
  const { isSlow } = useLoading();
  return (
    <div aria-live="polite">
      {isSlow && (
        <div className={styles.slow}>
          <p role="status" className={styles.words}>
            {stillLoading}
          </p>
          {children && <Actions>{children}</Actions>}
        </div>
      )}
    </div>
  );
}
