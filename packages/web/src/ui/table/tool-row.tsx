import type { ComponentProps } from "react";
import * as styles from "./tool-row.css.ts";

export function ToolRow(props: ComponentProps<"div">) {
  return <div {...props} className={styles.tools} />;
}

export function Said(props: ComponentProps<"p">) {
  return <p {...props} className={styles.said} />;
}

export function ToolGroup(props: ComponentProps<"div">) {
  return <div {...props} className={styles.group} />;
}
