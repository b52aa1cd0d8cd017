import type { Deed } from "./simulation.ts";

/** A machine, what it was started with, and all that was done to it. */
export type Place = { machine: string; input: unknown; deeds: readonly Deed[] };

/** The part of an address after `#` that leads to a moment of a machine. */
export function linkTo({ machine, input, deeds }: Place): string {
  if (deeds.length === 0 && input === undefined) return `#/machine/${machine}`;
  const bytes = new TextEncoder().encode(JSON.stringify([input ?? null, deeds]));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return `#/machine/${machine}/${text}`;
}

/** Null where an address is none of a machine; one that cannot be read leads to its beginning. */
export function placeIn(hash: string): Place | null {
  const [, machine, text] = /^#\/machine\/(\w+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (!machine) return null;
  if (!text) return { machine, input: undefined, deeds: [] };
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const [input, deeds] = JSON.parse(new TextDecoder().decode(bytes)) as [unknown, Deed[]];
    return { machine, input: input ?? undefined, deeds };
  } catch {
    return { machine, input: undefined, deeds: [] };
  }
}
