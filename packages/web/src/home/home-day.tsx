import { useDeferredValue, useRef, useState } from "react";
import * as words from "#words/day";
import { companies as companiesInWords } from "#words/modules";
import { useShortcut } from "../browser/shortcuts.ts";
import { searchable, searchFor } from "../i18n/text.ts";
import { useAllCompanies } from "../state/use-allowed-companies.ts";
import { useToday } from "../state/use-today.ts";
import { SearchField } from "../ui/fields/search-field.tsx";
import { EmptyState } from "../ui/layout/empty-state.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { DayNote, DayStatus } from "./day-heading.tsx";
import * as styles from "./home-day.css.ts";
import { KeepHome } from "./keep-home.tsx";
import { ModuleDay, type ModuleTile } from "./module-day.tsx";
import { useRunningDay } from "./use-running-day.ts";

/** So many companies are more than an eye finds one among at once. */
const many = 8;

/** The modules of Home, each with its companies' day. */
export function HomeDay({ tiles }: { tiles: readonly ModuleTile[] }) {
  const state = useToday();
  const day = useRunningDay(state);
  const [isWithoutFigures] = useState(day.isComing);
  const companies = useAllCompanies();
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim());
  const isSought = searchFor(sought);
  const sections = tiles.map((tile) => {
    const all = companies[tile.module] ?? [];
    const shown = all.filter(({ name }) => isSought(searchable(`${tile.title} ${name}`)));
    return { tile, all, shown };
  });
  const found = sections.filter(({ shown }) => shown.length > 0);
  const count = sections.reduce((sum, { all }) => sum + all.length, 0);
  const left = found.reduce((sum, { shown }) => sum + shown.length, 0);
  return (
    <>
      {isWithoutFigures && <KeepHome />}
      <div className={styles.tools}>
        <DayNote day={day} />
        {count >= many && (
          <CompanySearch
            value={search}
            onChange={setSearch}
            found={sought && words.found(left, companiesInWords(count))}
          />
        )}
        <div className={styles.status}>
          <DayStatus state={state} />
        </div>
      </div>
      {found.length === 0 && sought !== "" && (
        <EmptyState title={words.noCompanyFound} hint={words.noneCalled(search.trim())} />
      )}
      <div className={styles.modules}>
        {found.map(({ tile, all, shown }) => (
          <ModuleDay key={tile.module} {...{ tile, all, shown, day }} />
        ))}
      </div>
    </>
  );
}

type CompanySearchProps = {
  value: string;
  onChange: (value: string) => void;
  /** How many it finds, in words; empty without a search. */
  found: string;
};

function CompanySearch({ value, onChange, found }: CompanySearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut("/", () => field.current?.focus());
  return (
    <>
      <SearchField ref={field} value={value} onChange={onChange} />
      <VisuallyHidden role="status">{found}</VisuallyHidden>
    </>
  );
}
