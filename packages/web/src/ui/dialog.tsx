import type { ReactNode } from "react";
import { Behind } from "../platform/door.tsx";
import { overlays } from "./overlays-door.ts";

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  footer?: ReactNode;
};

export function Dialog(props: DialogProps) {
  return <Behind door={overlays}>{({ ModalDialog }) => <ModalDialog {...props} />}</Behind>;
}
