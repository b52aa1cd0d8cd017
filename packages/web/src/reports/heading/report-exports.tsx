import downloadIcon from "lucide/dist/esm/icons/download.mjs";
import shiftIcon from "lucide/dist/esm/icons/hand-coins.mjs";
import { useState } from "react";
import * as words from "#words/report";
import { tryAgain as tryAgainTitle } from "#words/sign-in";
import { useAddress } from "../../browser/address.ts";
import { lazy } from "../../browser/lazy.tsx";
import { useShortcut } from "../../browser/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Alert } from "../../ui/layout/alert.tsx";
import { InlineProgress } from "../../ui/layout/inline-progress.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import { addressOf } from "../definitions/address-of.ts";
import { ShareMenu, ShareResult, waysToShare } from "../export/share-button.tsx";
import type { SheetInput } from "../export/sheet-of.ts";
import { useAuditLog } from "../export/use-audit-log.ts";
import { useExport } from "../export/use-export.ts";
import { useSharing } from "../export/use-sharing.ts";
import { usePrint } from "../print/use-print.tsx";
import { useShiftClose } from "../print/use-shift-close.tsx";
import { activeFiltersInWords } from "../rules/active-filter.ts";
import { withCurrency } from "../rules/figures.ts";
import { AllPagesProgress } from "../table/all-pages-line.tsx";
import type { ReportView } from "./use-report-view.ts";

const otherFormats = lazy("deferred", "otherFormats");

export type ReportExportsProps = {
  view: ReportView;
  /** The title of the report's module. */
  module: string;
};

/** What leaves the portal: shared, printed or saved. */
export function useReportExports({ view, module }: ReportExportsProps) {
  const { title, subject, currency, opened, fetched, comparison, table, allPages } = view;
  const { activeFilters } = view;
  const { filter, fetchedAt, hasMore } = opened.status;
  const { comparedRanges } = comparison;
  const input: SheetInput = {
    ...{ table, title, subject, currency, module, filter, activeFilters, comparedRanges },
    company: view.company.name,
    fetchedAt,
    fetched: fetched.length + table.all.length - table.narrowed.length,
    isPartial: hasMore,
    hasChanged: allPages.hasChanged,
  };
  const isDisabled = opened.state === "loading" || table.rows.length === 0;
  const [isOpen, setIsOpen] = useState(false);
  const note = useAuditLog(table.report, view.company.id, filter.range);
  const { printed, print } = usePrint(input, !isDisabled, () => note("printed"));
  const sharing = useSharing(
    [
      input.company,
      filter,
      activeFiltersInWords(activeFilters),
      comparedRanges?.range,
      table.order,
    ],
    () => note("shared"),
  );
  const exporting = useExport(input, allPages, {
    print: () => print({ what: "rows" }),
    share: sharing.shareFile,
    onSaved: () => note("exported"),
  });
  const { state, share, write, tryAgain, cancel } = exporting;
  const shift = useShiftClose({
    input: { ...table, report: withCurrency(table.report, currency) },
    // A shift close is about one range only.
    isOffered: table.report.shiftClose !== undefined && !comparedRanges,
    isDisabled,
    onPrint: (only, cover) => print({ what: "shifts", only, cover }),
  });
  const printRows = () => (input.isPartial ? write("print") : print({ what: "rows" }));
  const { path } = useAddress();
  const linked = { query: view.linkQuery, company: view.company.id };
  const link = location.origin + addressOf({ ...view.report, route: path }, linked);
  useShortcut("e", () => !isDisabled && setIsOpen(true));
  useShortcut("p", () => !isDisabled && printRows());
  const isWriting = state === "completing" || state === "writing";
  const failure = state === "incomplete" && !input.isPartial ? undefined : failures[state];
  return {
    isDisabled,
    isOpen,
    setIsOpen,
    sharing,
    waysToShare: waysToShare({ sharing, input, link, onFile: write }),
    shift,
    formats: [
      { title: words.csv, onChoose: () => write("csv") },
      { title: words.xlsx, onChoose: () => write("xlsx") },
      { title: words.print, onChoose: printRows },
      ...(table.report.ageField
        ? [{ title: words.callList, onChoose: () => print({ what: "calls" }) }]
        : []),
      ...((isOpen && otherFormats.loaded()?.()) || []).map(({ title, format }) => ({
        title,
        onChoose: () => write(format),
      })),
    ],
    /** How far a file is; null while none is written. */
    progress: isWriting ? (
      <>
        {state === "writing" ? (
          <InlineProgress label={words.exportRows} share={share} />
        ) : (
          <AllPagesProgress label={words.exportRows} allPages={allPages} />
        )}
        <Button onClick={cancel}>{words.cancel}</Button>
      </>
    ) : null,
    /** What became of it, where a person has to know or to do something; null where there is nothing. */
    outcome:
      sharing.waiting || sharing.hasFailed || failure ? (
        <>
          <ShareResult sharing={sharing} />
          {failure && (
            <>
              <Alert>{failure}</Alert>
              <Button onClick={tryAgain}>{tryAgainTitle}</Button>
            </>
          )}
        </>
      ) : null,
    printed,
  };
}

export function ReportExports(props: ReportExportsProps) {
  const exports = useReportExports(props);
  const { isDisabled, isOpen, setIsOpen, sharing, shift, formats } = exports;
  if (exports.progress) {
    return (
      <>
        {exports.progress}
        {exports.printed}
      </>
    );
  }
  return (
    <>
      {shift.isOffered && (
        <Button
          aria-haspopup="dialog"
          busy={shift.isBusy}
          disabled={isDisabled}
          onClick={shift.open}
        >
          <Icon of={shiftIcon} /> {words.shiftClose}
        </Button>
      )}
      {shift.dialog}
      <ShareMenu {...{ sharing, isDisabled }} ways={exports.waysToShare} />
      <Menu
        label={words.exportRows}
        trigger={
          <>
            <Icon of={downloadIcon} /> {words.exportRows}
          </>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isDisabled={isDisabled}
        items={formats}
      />
      {exports.outcome}
      {exports.printed}
    </>
  );
}

const failures: { [state: string]: string | undefined } = {
  failed: words.notWritten,
  incomplete: words.nothingExported,
};
