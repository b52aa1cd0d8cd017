import { useSyncExternalStore } from "react";
import type { NumberChoice } from "../languages/languages.ts";
import { numberChoice, watchNumbers } from "./number-choice.ts";

/** Renders again when another choice is made. */
export const useNumbers = (): NumberChoice => useSyncExternalStore(watchNumbers, numberChoice);
