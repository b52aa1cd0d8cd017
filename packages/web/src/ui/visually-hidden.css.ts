import { style } from "@vanilla-extract/css";
import { unseen } from "../theme/theme.css.ts";

export const visuallyHidden = style(unseen);
