import AlertIcon from "lucide-react/icons/circle-alert";
import DoneIcon from "lucide-react/icons/circle-check";
import type { ComponentProps } from "react";
import * as styles from "./alert.css.ts";
import { classNames } from "./class-names.ts";

export type AlertProps = ComponentProps<"div"> & { tone?: keyof typeof styles.tone };

export function Alert({ tone = "danger", className, children, ...props }: AlertProps) {
  const Icon = tone === "ok" ? DoneIcon : AlertIcon;
  return (
    <div role="alert" {...props} className={classNames(styles.tone[tone], className)}>
      <Icon className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
