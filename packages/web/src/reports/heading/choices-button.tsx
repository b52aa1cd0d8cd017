import openIcon from "lucide/dist/esm/icons/chevron-down.mjs";
import { useState } from "react";
import * as words from "#words/report";
import { lazy } from "../../browser/lazy.tsx";
import { useLazyWhileOpen } from "../../browser/use-lazy-while-open.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { ListChoices } from "../filter/list-choices.tsx";
import * as styles from "./phone-bar.css.ts";
import type { ReportView } from "./use-report-view.ts";

const ModalDialog = lazy("overlays", "ModalDialog");

/** By what a list is narrowed, which opens all that it can be narrowed by. */
export function ChoicesButton({ view }: { view: ReportView }) {
  const { report, fetched, chosen, activeFilters } = view;
  const [isOpen, setIsOpen] = useState(false);
  const Modal = useLazyWhileOpen(ModalDialog, isOpen);
  const narrowedBy = activeFilters.filter(({ by }) => by === "choice").map(({ value }) => value);
  return (
    <>
      <Button
        className={styles.choice}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isOpen && !Modal}
        onClick={() => setIsOpen(true)}
      >
        {narrowedBy.join(" · ") || `${words.all} ${report.rowNoun}`}
        <Icon of={openIcon} />
      </Button>
      {Modal && (
        <Dialog title={words.narrow} isOpen onOpenChange={setIsOpen}>
          <ListChoices {...{ report, fetched, chosen }} />
        </Dialog>
      )}
    </>
  );
}
