import { canShareFile } from "../../platform/can-share-file.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { type Format, types } from "../files/sheet.ts";
import type { Sharing } from "./use-sharing.ts";

const titles: Record<Format, string> = { csv: "Share CSV", xlsx: "Share Excel (XLSX)" };

/** The kinds of file that the browser hands on; most phones take one, few desktops any. */
export function sharedFormats(): { format: Format; title: string }[] {
  const formats: Format[] = ["csv", "xlsx"];
  return formats
    .filter((format) => canShareFile(`report.${format}`, types[format]))
    .map((format) => ({ format, title: titles[format] }));
}

/** What became of sharing, where a person has to know or to do something. */
export function SharedFile({ sharing }: { sharing: Sharing }) {
  const { waiting, hasFailed, shareFile } = sharing;
  return (
    <>
      {waiting && (
        <Button variant="primary" onClick={() => shareFile(waiting)}>
          Share the file
        </Button>
      )}
      {hasFailed && <Alert>This could not be shared.</Alert>}
    </>
  );
}
