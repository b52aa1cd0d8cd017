import BackIcon from "lucide-react/icons/arrow-left";
import { lazy, use } from "react";
import type { ModuleEntry } from "../modules/catalogue.ts";
import { screensOf } from "../modules/loaded.ts";
import { useCompanies } from "../portal/use-companies.ts";
import { withStyles } from "../styles.ts";
import { Link } from "../ui/link.tsx";
import * as styles from "../ui/page.css.ts";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { TileLink, Tiles } from "../ui/tile-link.tsx";

const TollSummary = lazy(() => withStyles("toll-summary", import("./toll-summary.tsx")));

/** What a module offers for the active company. */
export function ServicePreview({ entry }: { entry: ModuleEntry }) {
  const { tiles, screens } = use(screensOf(entry));
  const { active, backPath } = useCompanies(entry.module);
  const hasDashboard = screens.some(({ kind }) => kind === "dashboard");
  return (
    <Page>
      <p className={styles.back}>
        <Link href={backPath}>
          <BackIcon /> Back
        </Link>
      </p>
      <PageHeading note={active?.name}>{entry.title}</PageHeading>
      <Tiles>
        {tiles.map(({ title, route }) => (
          <TileLink key={route} href={route} title={title} />
        ))}
      </Tiles>
      {hasDashboard && active && <TollSummary key={active.id} company={active.id} />}
    </Page>
  );
}
