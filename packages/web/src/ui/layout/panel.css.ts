import { style } from "@vanilla-extract/css";
import { space, type, weight } from "../../theme/theme.css.ts";

export const panel = style({ display: "grid", gap: space[2], maxWidth: "40rem" });
export const title = style({ ...type.lead, margin: 0, fontWeight: weight.strong });
