import { style } from "@vanilla-extract/css";

export const results = style({ minWidth: 0 });
