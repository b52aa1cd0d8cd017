import filterIcon from "lucide/dist/esm/icons/list-filter.mjs";
import shipIcon from "lucide/dist/esm/icons/ship.mjs";
import counterIcon from "lucide/dist/esm/icons/ticket.mjs";
import tollIcon from "lucide/dist/esm/icons/traffic-cone.mjs";
import { type ReactNode, useState } from "react";
import { CompanySwitch } from "web/companies/company-switch.tsx";
import { AppHeader, SkipLink } from "web/layout/app-header.tsx";
import { Badge } from "web/ui/badge.tsx";
import { Button } from "web/ui/button.tsx";
import { Change, ChangeLine } from "web/ui/change.tsx";
import { Icon } from "web/ui/icon.tsx";
import { Breadcrumbs } from "web/ui/layout/breadcrumbs.tsx";
import { EmptyState } from "web/ui/layout/empty-state.tsx";
import { LinkList } from "web/ui/layout/link-list.tsx";
import { Page } from "web/ui/layout/page.tsx";
import { PageHeading } from "web/ui/layout/page-heading.tsx";
import { ProgressBar } from "web/ui/layout/progress-bar.tsx";
import { SkeletonRows } from "web/ui/layout/skeleton-rows.tsx";
import { TileLink, Tiles } from "web/ui/layout/tile-link.tsx";
import { Link } from "web/ui/link.tsx";
import { DataTable } from "web/ui/table/data-table.tsx";
import { Cards, DescriptionCard, RowCard, RowCards } from "web/ui/table/description-list.tsx";
import { TotalsFooter } from "web/ui/table/totals-footer.tsx";
import * as styles from "./gallery.css.ts";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryFilter } from "./gallery-filter.tsx";
import * as samples from "./samples.ts";

export function Gallery() {
  const [filtering, setFiltering] = useState(location.hash === "#filter");
  return (
    <>
      <SkipLink />
      <AppHeader
        progress={location.hash === "#loading" && <ProgressBar />}
        modules={samples.modules}
        company={<CompanySwitch {...samples.company} />}
        user={{ firstName: "Rahim", href: "/profile" }}
      />
      <Page>
        <Breadcrumbs
          crumbs={[
            { title: "Home", href: "/" },
            { title: "Offline Counter", href: "/offline-counter" },
            { title: "Vehicle Wise Report" },
          ]}
        />
        <PageHeading
          note="June 1, 2026 – June 7, 2026"
          actions={
            <Button onClick={() => setFiltering(true)}>
              <Icon of={filterIcon} /> Filter
            </Button>
          }
        >
          Vehicle Wise Report
        </PageHeading>
        <DataTable
          caption="Vehicle Wise Report"
          columns={samples.columns}
          rows={samples.rows}
          cell={samples.cell}
          sort={{ key: "fares", descending: true }}
          onSort={() => {}}
          sums={samples.sums}
          bars={samples.bars}
        />
        <RowCards>
          {samples.rowCards.map((card) => (
            <RowCard key={card.title} {...card} />
          ))}
        </RowCards>
        <Section title="Cards, toll panel and totals">
          <Cards>
            {samples.countermen.map((card) => (
              <DescriptionCard key={card.title} {...card} />
            ))}
          </Cards>
          <Cards>
            <DescriptionCard title="Summary - June 7, 2026" terms={samples.toll} />
          </Cards>
          <TotalsFooter
            totals={[
              { term: "Total Ticket", value: "604" },
              { term: "Total Amount", value: "30,200.00" },
            ]}
          />
        </Section>
        <Section title="Tiles">
          <Tiles>
            <TileLink
              href="/offline-counter"
              title="Offline Counter"
              icon={<Icon of={counterIcon} />}
              note="Meghna City Line"
            />
            <TileLink
              href="/water"
              title="Water"
              icon={<Icon of={shipIcon} />}
              note="No company chosen"
            />
            <TileLink
              href="/toll-plaza"
              title="Toll Plaza"
              icon={<Icon of={tollIcon} />}
              note="Padma Bridge Toll Authority"
            />
            <TileLink href="/toll-plaza/report" title="Collection Report" />
          </Tiles>
          <LinkList
            title="More"
            links={[
              { title: "Fares", route: "/toll-plaza/fare" },
              { title: "Dashboard", route: "/toll-plaza/dashboard" },
            ]}
          />
        </Section>
        <Section title="Badges and changes">
          <div className={styles.row}>
            <Badge tone="ok">Active</Badge>
            <Badge tone="warning">Maintenance</Badge>
            <Badge tone="danger">Cancelled</Badge>
            <Badge tone="neutral">Retired</Badge>
            <Change direction="up" size="1,977.50" />
            <Change direction="down" size="12.3%" />
            <ChangeLine direction="up" size="1,977.50" share="×102" />
            <ChangeLine direction="none" size="0.00" />
          </div>
        </Section>
        <Section title="Buttons and links">
          <div className={styles.row}>
            <Button variant="primary">Apply</Button>
            <Button>Filter</Button>
            <Button variant="quiet">Clear</Button>
            <Button variant="danger">Sign out</Button>
            <Button variant="primary" busy>
              Sign in
            </Button>
            <Button disabled>Unavailable</Button>
            <Link href="/">Back</Link>
          </div>
        </Section>
        <Section title="Fields and alerts">
          <GalleryFields />
        </Section>
        <Section title="Loading and nothing">
          <SkeletonRows rows={3} />
          <EmptyState hint="Nothing was sold between these dates." />
        </Section>
      </Page>
      <GalleryFilter isOpen={filtering} onOpenChange={setFiltering} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
