import type { ComponentProps } from "react";
import * as styles from "./tool-row.css.ts";

export function ToolRow(props: ComponentProps<"div">) {
  return <div {...props} className={styles.tools} />;
}

export function ToolNote(props: ComponentProps<"p">) {
  return <p {...props} className={styles.note} />;
}

export function ToolGroup(props: ComponentProps<"div">) {
  return <div {...props} className={styles.group} />;
}
