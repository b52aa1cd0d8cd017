import { useEffect, useRef } from "react";
import type { AnyStateMachine } from "xstate";
import { Board } from "../drawing/board.tsx";
import { Drawing, type DrawingProps } from "../drawing/drawing.tsx";
import { useLayout } from "./use-layout.ts";

type MachineDrawingProps = Pick<DrawingProps, "lit" | "press"> & { machine: AnyStateMachine };

/** A machine's drawing in a box that scrolls; the state that it is in comes into sight. */
export function MachineDrawing({ machine, ...shown }: MachineDrawingProps) {
  const layout = useLayout(machine);
  const board = useRef<HTMLElement>(null);
  const innermost = [...(shown.lit ?? [])].at(-1);
  useEffect(() => {
    const [box, state] = [
      board.current,
      board.current?.querySelector(`[data-state="${innermost}"]`),
    ];
    if (!box || !state || !layout) return;
    const [outer, inner] = [box.getBoundingClientRect(), state.getBoundingClientRect()];
    const isIn =
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom &&
      inner.left >= outer.left &&
      inner.right <= outer.right;
    if (isIn || inner.height > outer.height) return;
    box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [innermost, layout]);
  return (
    <Board ref={board} label={`Drawing of ${machine.id}`}>
      {layout && <Drawing layout={layout} title={`The states of ${machine.id}`} {...shown} />}
    </Board>
  );
}
