import type { ReactNode } from "react";
import * as words from "#words/sign-in";
import { useLoading } from "../state/use-loading.ts";
import { Actions } from "../ui/button.tsx";
import * as styles from "./still-loading.css.ts";

export function StillLoading({ children }: { children?: ReactNode }) {
  const { isSlow } = useLoading();
  return (
    <div aria-live="polite">
      {isSlow && (
        <div className={styles.slow}>
          <p role="status" className={styles.words}>
            {words.stillLoading}
          </p>
          {children && <Actions>{children}</Actions>}
        </div>
      )}
    </div>
  );
}
