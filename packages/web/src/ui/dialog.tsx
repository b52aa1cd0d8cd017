import { Behind } from "../platform/door.tsx";
import type { DialogProps } from "./modal-dialog.tsx";
import { overlays } from "./overlays-door.ts";

export function Dialog(props: DialogProps) {
  return <Behind door={overlays}>{({ ModalDialog }) => <ModalDialog {...props} />}</Behind>;
}
