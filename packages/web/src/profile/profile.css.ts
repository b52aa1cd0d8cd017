import { style } from "@vanilla-extract/css";

/** As high as the own account, which may come after what stands below it. */
export const account = style({ minHeight: "13rem" });
