import { type Module, modules } from "partner-sdk";
import { readLastingItem, writeLastingItem } from "./user-storage.ts";

/** A report of a company that stands on Home; without a preset it begins as it always does. */
export type Pin = {
  module: Module;
  route: string;
  company: string;
  preset: string | null;
  /** What it is compared with, as an address says it. */
  compare?: string | undefined;
  /** What narrows it, by entry of its address: only what was chosen, as nothing typed outlives a sign-out. */
  narrowing?: Narrowing | undefined;
};

type Narrowing = Readonly<Record<string, string>>;

export const maxPins = 12;

export function pinsOf(user: string): readonly Pin[] {
  const kept = readLastingItem("pins", user);
  return Array.isArray(kept) ? kept.filter(isPin) : [];
}

/** The newest comes last; the oldest of too many goes. */
export function pin(user: string, one: Pin): void {
  writeLastingItem("pins", user, [...without(user, one), one].slice(-maxPins));
}

export function unpin(user: string, one: Pin): void {
  writeLastingItem("pins", user, without(user, one));
}

/** Whatever the preset and the comparison: a report of a company is pinned once for what narrows it. */
export function isSamePin(one: Pin, other: Pin): boolean {
  const isSameReport = one.route === other.route && one.company === other.company;
  return isSameReport && entriesOf(one) === entriesOf(other);
}

const entriesOf = ({ narrowing = {} }: Pin) => JSON.stringify(Object.entries(narrowing).sort());

function without(user: string, one: Pin): readonly Pin[] {
  return pinsOf(user).filter((other) => !isSamePin(one, other));
}

function isPin(value: unknown): value is Pin {
  if (typeof value !== "object" || value === null) return false;
  const { module, route, company, preset, compare, narrowing } = value as Record<string, unknown>;
  const isText = (text: unknown) => typeof text === "string";
  return (
    modules.some((known) => known === module) &&
    isText(route) &&
    isText(company) &&
    (preset === null || isText(preset)) &&
    (compare === undefined || isText(compare)) &&
    (narrowing === undefined ||
      (typeof narrowing === "object" &&
        narrowing !== null &&
        Object.values(narrowing).every(isText)))
  );
}
