import * as words from "#words/report";
import { ProgressLine } from "../../ui/progress-line.tsx";
import { Said } from "../../ui/tool-row.tsx";
import { fetchedInWords } from "../rules/row-counts.ts";
import type { WholeList } from "./use-whole-list.ts";

export type WholeListProgressProps = { label: string; whole: WholeList };

/** How many rows of a list have come, or what the others wait for. */
export function WholeListProgress({ label, whole }: WholeListProgressProps) {
  if (whole.stage === "waiting") {
    return <Said role="status">{words.othersWhenBack}</Said>;
  }
  return <ProgressLine label={label}>{fetchedInWords(whole.count)}</ProgressLine>;
}
