import { expect as withinFiveSeconds } from "@playwright/test";

/** For a machine that does other work; less than the test's time, so that a wait says what it waited for. */
export const expect = withinFiveSeconds.configure({ timeout: 20_000 });
