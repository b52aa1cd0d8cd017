import actionsIcon from "lucide/dist/esm/icons/ellipsis-vertical.mjs";
import * as frame from "#words/frame";
import * as words from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Toast } from "../../ui/layout/toast.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import type { MenuItems } from "../../ui/overlays/menu-list.tsx";
import { copiedInWords } from "../export/share-button.tsx";
import { isPinnable, usePin } from "./pin-button.tsx";
import { useReportExports } from "./report-exports.tsx";
import * as styles from "./report-menu.css.ts";
import { useRefresh } from "./report-updated.tsx";
import type { ScreenPathProps } from "./screen-path.tsx";
import type { ReportView } from "./use-report-view.ts";

export type ReportMenuProps = { view: ReportView; path: ScreenPathProps };

/** All that can be done with a report on a phone. */
export function ReportMenu({ view, path }: ReportMenuProps) {
  const { table, allPages, needsAllPages, opened } = view;
  const exports = useReportExports({ view, module: path.entry.title });
  const { isDisabled, sharing, shift } = exports;
  const refresh = useRefresh(view);
  const pin = usePin(path);
  useShortcut("s", () => exports.setIsOpen(true));
  const { hasMore } = opened.status;
  const isPartial = hasMore && !needsAllPages && !allPages.isFetching && !allPages.isForScreen;
  const items: MenuItems = [
    ...(refresh.isOffered
      ? [
          {
            title: refresh.time ? frame.refreshSince(refresh.time) : frame.refresh,
            onChoose: refresh.press,
            isDisabled: refresh.isTooEarly,
          },
        ]
      : []),
    ...(isPinnable(path.screen) ? [{ title: pin.title, onChoose: pin.press }] : []),
    ...(isPartial && table.all.length > 0
      ? [{ title: words.loadAll, onChoose: () => allPages.fetch("screen") }]
      : []),
    ...[
      ...exports.waysToShare,
      ...(shift.isOffered ? [{ title: words.shiftClose, onChoose: shift.open }] : []),
      ...exports.formats,
    ].map((item) => ({ ...item, isDisabled })),
  ];
  return (
    <>
      <Menu
        label={words.actions}
        trigger={<Icon of={actionsIcon} />}
        isOpen={exports.isOpen}
        onOpenChange={exports.setIsOpen}
        isBusy={refresh.isLoading || sharing.isOpen || shift.isBusy}
        isSquare
        items={items}
      />
      <Toast>{pin.said || copiedInWords(sharing)}</Toast>
      {(exports.progress ?? exports.outcome) && (
        <div className={styles.outcome}>{exports.progress ?? exports.outcome}</div>
      )}
      {shift.dialog}
      {exports.printed}
    </>
  );
}
