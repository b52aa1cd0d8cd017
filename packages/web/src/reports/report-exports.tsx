import downloadIcon from "lucide/dist/esm/icons/download.mjs";
import { useState } from "react";
import * as words from "#words/report";
import { tryAgain as tryAgainTitle } from "#words/sign-in";
import { lazy } from "../browser/lazy.tsx";
import { useShortcut } from "../browser/shortcuts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { InlineProgress } from "../ui/layout/inline-progress.tsx";
import { Menu } from "../ui/overlays/menu.tsx";
import { HiddenOnPhone } from "../ui/visually-hidden.tsx";
import { ShareMenu, ShareResult } from "./export/share-button.tsx";
import type { SheetInput } from "./export/sheet-of.ts";
import { useAuditLog } from "./export/use-audit-log.ts";
import { useExport } from "./export/use-export.ts";
import { useSharing } from "./export/use-sharing.ts";
import { ShiftClose } from "./print/shift-close.tsx";
import { usePrint } from "./print/use-print.tsx";
import { activeFiltersInWords } from "./rules/active-filter.ts";
import { type Row, withCurrency } from "./rules/figures.ts";
import { AllPagesProgress } from "./table/all-pages-line.tsx";
import type { AllPages } from "./table/use-all-pages.ts";

const otherFormats = lazy("deferred", "otherFormats");

export type ReportExportsProps = {
  input: SheetInput;
  /** The address that shows it to another person. */
  link: string;
  /** Its rows before any search. */
  all: readonly Row[];
  /** The id of the report's company. */
  companyId: string;
  allPages: AllPages;
  isDisabled: boolean;
};

/** What leaves the portal: shared, printed or saved. */
export function ReportExports(props: ReportExportsProps) {
  const { input, link, all, companyId, allPages, isDisabled } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { company, filter, activeFilters, comparedRanges, table } = input;
  const note = useAuditLog(table.report, companyId, filter.range);
  const { printed, print } = usePrint(input, !isDisabled, () => note("printed"));
  const sharing = useSharing(
    [company, filter, activeFiltersInWords(activeFilters), comparedRanges?.range, table.order],
    () => note("shared"),
  );
  const { state, share, write, tryAgain, cancel } = useExport(input, allPages, {
    print: () => print({ what: "rows" }),
    share: sharing.shareFile,
    onSaved: () => note("exported"),
  });
  const open = () => !isDisabled && setIsOpen(true);
  const printRows = () => (input.isPartial ? write("print") : print({ what: "rows" }));
  useShortcut("e", open);
  useShortcut("p", () => !isDisabled && printRows());

  if (state === "completing" || state === "writing") {
    return (
      <>
        {state === "writing" ? (
          <InlineProgress label={words.exportRows} share={share} />
        ) : (
          <AllPagesProgress label={words.exportRows} allPages={allPages} />
        )}
        <Button onClick={cancel}>{words.cancel}</Button>
        {printed}
      </>
    );
  }
  const failure = state === "incomplete" && !input.isPartial ? undefined : failures[state];
  return (
    <>
      {/* A shift close is about one range only. */}
      {table.report.shiftClose && !comparedRanges && (
        <ShiftClose
          input={{ ...table, report: withCurrency(table.report, input.currency), all }}
          isDisabled={isDisabled}
          onPrint={(only, cover) => print({ what: "shifts", only, cover })}
        />
      )}
      <ShareMenu {...{ sharing, input, link, isDisabled }} onFile={write} />
      <Menu
        label={words.exportRows}
        trigger={
          <>
            <Icon of={downloadIcon} /> <HiddenOnPhone>{words.exportRows}</HiddenOnPhone>
          </>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isDisabled={isDisabled}
        items={[
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
        ]}
      />
      <ShareResult sharing={sharing} />
      {failure && (
        <>
          <Alert>{failure}</Alert>
          <Button onClick={tryAgain}>{tryAgainTitle}</Button>
        </>
      )}
      {printed}
    </>
  );
}

const failures: { [state: string]: string | undefined } = {
  failed: words.notWritten,
  incomplete: words.nothingExported,
};
