import type { AccessFailure } from "machines/account/access";
import { cancel } from "#words/account";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { endFailureInWords, type questionOf } from "./access-words.ts";

type EndQuestionProps = {
  question: ReturnType<typeof questionOf>;
  failure: AccessFailure | null;
  isBusy: boolean;
  onConfirm: () => void;
  onDrop: () => void;
};

/** Says what would happen before it does. What was sent is not left before it is known how it ended. */
export function EndQuestion({ question, failure, isBusy, onConfirm, onDrop }: EndQuestionProps) {
  const { title, words, confirm } = question;
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onDrop}
      footer={
        <>
          <Button aria-disabled={isBusy || undefined} onClick={onDrop}>
            {cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure && <Alert>{endFailureInWords(failure)}</Alert>}
      <p>{words}</p>
    </Dialog>
  );
}
