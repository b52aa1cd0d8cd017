import * as words from "#words/report";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/layout/alert.tsx";
import type { Sharing } from "./use-sharing.ts";

/** What became of sharing, where a person has to know or to do something. */
export function SharedFile({ sharing }: { sharing: Sharing }) {
  const { waiting, hasFailed, shareFile } = sharing;
  return (
    <>
      {waiting && (
        <Button variant="primary" onClick={() => shareFile(waiting)}>
          {words.shareFile}
        </Button>
      )}
      {hasFailed && <Alert>{words.notShared}</Alert>}
    </>
  );
}
