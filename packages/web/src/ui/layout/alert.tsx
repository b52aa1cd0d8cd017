import alertIcon from "lucide/dist/esm/icons/circle-alert.mjs";
import doneIcon from "lucide/dist/esm/icons/circle-check.mjs";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import * as styles from "./alert.css.ts";

export type AlertProps = ComponentProps<"div"> & { tone?: keyof typeof styles.tone };

export function Alert({ tone = "danger", className, children, ...props }: AlertProps) {
  return (
    <div role="alert" {...props} className={classNames(styles.tone[tone], className)}>
      <Icon of={tone === "ok" ? doneIcon : alertIcon} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
