import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./form.css.ts";

export function Form({ className, ...props }: ComponentProps<"form">) {
  return <form {...props} className={classNames(styles.form, className)} />;
}
