import { style } from "@vanilla-extract/css";
import { space } from "../theme/theme.css.ts";

export const choice = style({ display: "flex", alignItems: "center", gap: space[2] });
export const box = style({ width: space[6], height: space[6], margin: 0 });
/** As high as the own account, which may come after what stands below it. */
export const account = style({ minHeight: "13rem" });
