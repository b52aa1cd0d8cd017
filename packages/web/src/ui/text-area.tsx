import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./text-area.css.ts";

/** For text that machines read. */
export function TextArea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea {...props} className={classNames(styles.area, className)} />;
}
