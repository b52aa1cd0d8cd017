import { Button } from "../../ui/button.tsx";
import type { useComparison } from "./use-comparison.ts";

export function CompareButton({ isPossible, isOn, toggle }: ReturnType<typeof useComparison>) {
  return (
    isPossible && (
      <Button aria-pressed={isOn} onClick={toggle}>
        Compare
      </Button>
    )
  );
}
