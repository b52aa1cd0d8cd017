import * as bn from "./bn.ts";
import type { Catalogue } from "./catalogue.ts";
import * as en from "./en.ts";

/** Does not compile where a language says less than English, or with other values. */
export const catalogues = { en, bn } satisfies Record<string, Catalogue<typeof en>>;

/** Nor where it says more. */
export const english = en satisfies Catalogue<typeof bn>;
