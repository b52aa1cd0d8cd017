import { Button } from "../../ui/button.tsx";
import type { useComparison } from "./use-comparison.ts";

/** Sets the report against the range before it, and back. */
export function CompareButton({ isPossible, isOn, toggle }: ReturnType<typeof useComparison>) {
  return (
    isPossible && (
      <Button aria-pressed={isOn} onClick={toggle}>
        Compare
      </Button>
    )
  );
}
