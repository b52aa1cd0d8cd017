import filterIcon from "lucide/dist/esm/icons/list-filter.mjs";
import { rangeLabel } from "#words/dates";
import * as words from "#words/report";
import { lazy } from "../../browser/lazy.tsx";
import { useShortcut } from "../../browser/shortcuts.ts";
import { useLazyWhileOpen } from "../../browser/use-lazy-while-open.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { Link } from "../../ui/link.tsx";
import { HiddenOnPhone } from "../../ui/visually-hidden.tsx";
import { addressOf } from "../definitions/address-of.ts";
import type { ModuleEntry } from "../definitions/catalogue.ts";
import type { Report } from "../definitions/report.ts";
import { isInDialog } from "../definitions/report.ts";
import { useOfferedModule } from "../state/use-modules.ts";
import { ReportExports } from "./report-exports.tsx";
import * as styles from "./report-heading.css.ts";
import { ReportRefresh, ReportUpdated } from "./report-updated.tsx";
import type { ReportView } from "./use-report-view.ts";

const ModalDialog = lazy("overlays", "ModalDialog");
const FilterDialog = lazy("deferred", "FilterDialog");

export type ReportHeadingProps = {
  view: ReportView;
  entry: ModuleEntry;
};

export function ReportHeading({ view, entry }: ReportHeadingProps) {
  const { range } = view.opened.status.filter;
  return (
    <PageHeading
      note={
        <>
          <ReportScope view={view} entry={entry} />
          {!range && (
            <>
              {" "}
              <ReportUpdated view={view} />
            </>
          )}
        </>
      }
      actions={
        <>
          {!range && <ReportRefresh view={view} />}
          <FilterButton view={view} />
          <ReportExports view={view} module={entry.title} />
        </>
      }
    >
      <ReportTitle view={view} />
    </PageHeading>
  );
}

/** Which records a report is about: its range, or what takes its place. */
export function ReportScope({ view, entry }: ReportHeadingProps) {
  const { report, opened, linkQuery } = view;
  const { filter, refusal } = opened.status;
  if (report.scope) return <Scope of={report.scope} entry={entry} linkQuery={linkQuery} />;
  return !refusal && filter.range && rangeLabel(filter.range);
}

/** A name such as a plate goes to the next line before it is broken at a dash. */
export function ReportTitle({ view: { title, subject } }: { view: ReportView }) {
  const name = subject?.name;
  if (!name || !title.endsWith(name)) return title;
  return (
    <>
      {title.slice(0, -name.length)}
      <span className={styles.subject}>{name}</span>
    </>
  );
}

function hasFilter({ dated, filters }: Report): boolean {
  return dated || filters.some(isInDialog);
}

type ScopeProps = {
  of: NonNullable<Report["scope"]>;
  entry: ModuleEntry;
  linkQuery: URLSearchParams;
};

function Scope({ of: { note, others }, entry, linkQuery }: ScopeProps) {
  const isThere = useOfferedModule(entry).screens.some(({ route }) => route === others.route);
  return (
    <>
      {note} {isThere && <Link href={addressOf(others, { query: linkQuery })}>{others.title}</Link>}
    </>
  );
}

/** Opens the filter's dialog, where the report has one. */
export function FilterButton({ view: { report, opened } }: { view: ReportView }) {
  const { openFilter } = opened;
  return (
    hasFilter(report) && <OpenFilter isOpen={opened.status.isFilterOpen} onOpen={openFilter} />
  );
}

function OpenFilter({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const parts: unknown[] = [
    useLazyWhileOpen(ModalDialog, isOpen),
    useLazyWhileOpen(FilterDialog, isOpen),
  ];
  useShortcut("f", onOpen);
  // The mark of the press is painted before the dialog is drawn.
  const open = () => requestAnimationFrame(() => setTimeout(onOpen));
  return (
    <Button
      className={styles.filter}
      aria-haspopup="dialog"
      busy={isOpen && parts.includes(undefined)}
      onClick={open}
    >
      <Icon of={filterIcon} /> <HiddenOnPhone>{words.filter}</HiddenOnPhone>
    </Button>
  );
}
