import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./text-area.css.ts";

export function TextArea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea {...props} className={classNames(styles.area, className)} />;
}
