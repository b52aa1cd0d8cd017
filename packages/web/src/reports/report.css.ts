import { style } from "@vanilla-extract/css";

export const results = style({ minWidth: 0 });
export const subject = style({ display: "inline-block", maxWidth: "100%" });
