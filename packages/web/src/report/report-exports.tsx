import DownloadIcon from "lucide-react/icons/download";
import { useState } from "react";
import { useShortcut } from "../frame/use-shortcut.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";
import { type SheetInput, sheetOf } from "./files/sheet-of.ts";
import { useExport } from "./files/use-export.ts";
import { usePrint } from "./paper/use-print.tsx";
import * as styles from "./report-exports.css.ts";

export type ReportExportsProps = { input: SheetInput; isDisabled: boolean };

export function ReportExports({ input, isDisabled }: ReportExportsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { share, hasFailed, write, cancel } = useExport();
  const { printed, print } = usePrint(() => sheetOf(input), !isDisabled);
  const open = () => !isDisabled && setIsOpen(true);
  useShortcut("e", open);
  useShortcut("p", () => !isDisabled && print("rows"));

  if (share !== null) {
    return (
      <div className={styles.progress}>
        <progress className={styles.bar} aria-label="Export" value={share} max={1} />
        <Button onClick={cancel}>Cancel</Button>
      </div>
    );
  }
  return (
    <>
      <Menu
        trigger={
          <>
            <DownloadIcon /> Export
          </>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isDisabled={isDisabled}
        items={[
          { title: "CSV", onChoose: () => write("csv", input) },
          { title: "Excel (XLSX)", onChoose: () => write("xlsx", input) },
          { title: "Print", onChoose: () => print("rows") },
          ...(input.table.report.ages
            ? [{ title: "Call list", onChoose: () => print("calls") }]
            : []),
          // A shift close is about one range only.
          ...(input.table.report.shiftClose && !input.against
            ? [{ title: "Shift close", onChoose: () => print("shifts") }]
            : []),
        ]}
      />
      {hasFailed && <Alert>The file could not be written.</Alert>}
      {printed}
    </>
  );
}
