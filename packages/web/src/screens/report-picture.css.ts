import { style } from "@vanilla-extract/css";
import { space } from "../theme/theme.css.ts";

/** A button without an edge: its words stand where the others do. */
export const toggle = style({ marginInlineStart: `calc(-1 * ${space[3]})` });
