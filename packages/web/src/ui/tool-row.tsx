import type { ComponentProps } from "react";
import * as styles from "./tool-row.css.ts";

/** What is done with the rows, and at its end what is said of them. */
export function ToolRow(props: ComponentProps<"div">) {
  return <div {...props} className={styles.tools} />;
}

export function Said(props: ComponentProps<"p">) {
  return <p {...props} className={styles.said} />;
}

/** Controls that belong together and share a line. */
export function ToolGroup(props: ComponentProps<"div">) {
  return <div {...props} className={styles.group} />;
}
