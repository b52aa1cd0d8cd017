import { expect as withinFiveSeconds } from "@playwright/test";

/** On a machine that does other work, a second can become ten. */
export const expect = withinFiveSeconds.configure({ timeout: 30_000 });
