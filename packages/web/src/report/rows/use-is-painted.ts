import { useEffect, useState } from "react";
import { afterPaint } from "../../platform/after-paint.ts";

/** Whether rows have been on the screen since there were none. */
export function useIsPainted(rows: readonly object[]): boolean {
  const [isPainted, setPainted] = useState(false);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (!hasRows) return;
    const callOff = afterPaint(() => setPainted(true));
    return () => {
      callOff();
      setPainted(false);
    };
  }, [hasRows]);
  return isPainted;
}
