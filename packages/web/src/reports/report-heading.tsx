import filterIcon from "lucide/dist/esm/icons/list-filter.mjs";
import { rangeLabel } from "#words/dates";
import * as words from "#words/report";
import { useAddress } from "../browser/address.ts";
import { lazy } from "../browser/lazy.tsx";
import { useShortcut } from "../browser/shortcuts.ts";
import { useLazyWhileOpen } from "../browser/use-lazy-while-open.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PageHeading } from "../ui/layout/page-heading.tsx";
import { Link } from "../ui/link.tsx";
import { HiddenOnPhone } from "../ui/visually-hidden.tsx";
import { addressOf } from "./definitions/address-of.ts";
import type { ModuleEntry } from "./definitions/catalogue.ts";
import type { Report } from "./definitions/report.ts";
import { isInDialog } from "./definitions/report.ts";
import * as styles from "./report.css.ts";
import { ReportExports } from "./report-exports.tsx";
import { ReportRefresh, ReportUpdated } from "./report-updated.tsx";
import { useOfferedModule } from "./use-modules.ts";
import type { ReportView } from "./use-report-view.ts";

const ModalDialog = lazy("overlays", "ModalDialog");
const FilterDialog = lazy("deferred", "FilterDialog");

export type ReportHeadingProps = {
  view: ReportView;
  entry: ModuleEntry;
};

export function ReportHeading({ view, entry }: ReportHeadingProps) {
  const {
    report,
    title,
    subject,
    company,
    currency,
    opened,
    fetched,
    comparison,
    table,
    allPages,
    activeFilters,
    linkQuery,
  } = view;
  const { filter, refusal, fetchedAt, hasMore, isFilterOpen } = opened.status;
  const { range } = filter;
  const { path } = useAddress();
  const linked = { query: linkQuery, company: company.id };
  return (
    <PageHeading
      note={
        <>
          {report.scope ? (
            <Scope of={report.scope} entry={entry} linkQuery={linkQuery} />
          ) : (
            !refusal && range && rangeLabel(range)
          )}
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
          {hasFilter(report) && <FilterButton isOpen={isFilterOpen} onOpen={opened.openFilter} />}
          <ReportExports
            input={{
              table,
              title,
              subject,
              company: company.name,
              currency,
              module: entry.title,
              filter,
              activeFilters: activeFilters,
              comparedRanges: comparison.comparedRanges,
              fetchedAt,
              fetched: fetched.length + table.all.length - table.narrowed.length,
              isPartial: hasMore,
              hasChanged: allPages.hasChanged,
            }}
            link={location.origin + addressOf({ ...report, route: path }, linked)}
            all={table.all}
            companyId={company.id}
            allPages={allPages}
            isDisabled={opened.state === "loading" || table.rows.length === 0}
          />
        </>
      }
    >
      <Title title={title} name={subject?.name} />
    </PageHeading>
  );
}

/** A name such as a plate goes to the next line before it is broken at a dash. */
function Title({ title, name }: { title: string; name: string | null | undefined }) {
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

function FilterButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const parts: unknown[] = [
    useLazyWhileOpen(ModalDialog, isOpen),
    useLazyWhileOpen(FilterDialog, isOpen),
  ];
  useShortcut("f", onOpen);
  // The mark of the press is painted before the dialog is drawn.
  const open = () => requestAnimationFrame(() => setTimeout(onOpen));
  return (
    <Button aria-haspopup="dialog" busy={isOpen && parts.includes(undefined)} onClick={open}>
      <Icon of={filterIcon} /> <HiddenOnPhone>{words.filter}</HiddenOnPhone>
    </Button>
  );
}
