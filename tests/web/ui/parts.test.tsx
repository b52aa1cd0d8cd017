import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CompanySwitch } from "web/companies/company-switch.tsx";
import { AppHeader, SkipLink } from "web/layout/app-header.tsx";
import { Button } from "web/ui/button.tsx";
import { Alert } from "web/ui/layout/alert.tsx";
import { Breadcrumbs } from "web/ui/layout/breadcrumbs.tsx";
import { EmptyState } from "web/ui/layout/empty-state.tsx";
import { Page } from "web/ui/layout/page.tsx";
import { PageHeading } from "web/ui/layout/page-heading.tsx";
import { ProgressBar } from "web/ui/layout/progress-bar.tsx";
import { SkeletonRows } from "web/ui/layout/skeleton-rows.tsx";
import { TileLink } from "web/ui/layout/tile-link.tsx";
import { DataTable } from "web/ui/table/data-table.tsx";
import { DescriptionCard } from "web/ui/table/description-list.tsx";
import { TotalsFooter } from "web/ui/table/totals-footer.tsx";

const texts = (elements: Iterable<Element>) => [...elements].map((one) => one.textContent);

describe("a button", () => {
  it("does nothing while it is busy, and keeps the focus", async () => {
    const user = userEvent.setup();
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Sign in</Button>);
    const button = screen.getByRole("button", { name: "Sign in" });
    await user.click(button);
    rerender(
      <Button onClick={press} busy>
        Sign in
      </Button>,
    );
    await user.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect([document.activeElement, button.getAttribute("aria-busy")]).toEqual([button, "true"]);
  });

  it("submits no form while it is busy", async () => {
    const user = userEvent.setup();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(submit).not.toHaveBeenCalled();
    rerender(form(false));
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe("what says how things are", () => {
  it("has the roles and words that people and assistive technology look for", () => {
    render(
      <>
        <ProgressBar />
        <Alert>Maximum 31 days</Alert>
        <EmptyState />
        <SkeletonRows rows={2} />
      </>,
    );
    expect(screen.getByRole("progressbar", { name: "Loading" }).tagName).toBe("DIV");
    expect(screen.getByRole("alert").textContent).toBe("Maximum 31 days");
    expect(texts(screen.getAllByText("No Data"))).toEqual(["No Data"]);
  });
});

describe("the header", () => {
  it("leads home, to every module, to the choice of the company, and to the profile", () => {
    render(
      <AppHeader
        modules={[
          { title: "Water", href: "/water", isCurrent: true },
          { title: "Waybill", href: "/waybill", isCurrent: false },
        ]}
        company={
          <CompanySwitch
            module="Water"
            companies={[{ id: "1", name: "Meghna City Line" }]}
            active={{ id: "1", name: "Meghna City Line" }}
            onChoose={() => {}}
          />
        }
        user={{ firstName: "Rahim", href: "/profile" }}
      />,
    );
    const links = within(screen.getByRole("banner")).getAllByRole("link");
    expect(
      links.map((link) => [
        link.getAttribute("aria-label") ?? link.textContent,
        link.getAttribute("href"),
      ]),
    ).toEqual([
      ["Partner, Home", "/"],
      ["Water", "/water"],
      ["Waybill", "/waybill"],
      ["Rahim", "/profile"],
    ]);
    const current = links.filter((link) => link.hasAttribute("aria-current"));
    expect(texts(current)).toEqual(["Water"]);
  });
});

describe("the way through a page", () => {
  it("is shown by breadcrumbs whose last step is the page itself", () => {
    render(<Breadcrumbs crumbs={[{ title: "Home", href: "/" }, { title: "Profile" }]} />);
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(texts(trail.getAllByRole("listitem"))).toEqual(["Home", "Profile"]);
    expect(trail.getByText("Profile").getAttribute("aria-current")).toBe("page");
  });

  it("is shortened by the skip link, which gives the content the focus", async () => {
    const user = userEvent.setup();
    render(
      <>
        <SkipLink />
        <Page>
          <PageHeading note="June 1, 2026">Summary</PageHeading>
        </Page>
      </>,
    );
    await user.tab();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Summary");
  });

  it("leads on by tiles named by all that is written on them", () => {
    render(
      <>
        <TileLink href="/water" title="Water" note="Kirtonkhola Launch" />
        <TileLink href="/water/vehicles" title="Ships" />
      </>,
    );
    const hrefs = ["Water Kirtonkhola Launch", "Ships"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(hrefs).toEqual(["/water", "/water/vehicles"]);
  });
});

describe("figures", () => {
  it("that leave the screen stand above the totals that stay", () => {
    const { container } = render(
      <TotalsFooter
        totals={[{ term: "Total", value: "5" }]}
        others={[{ term: "Confirmed", value: "3" }]}
        note="1 of 2 rows"
      />,
    );
    expect(container.textContent).toBe("Confirmed31 of 2 rowsTotal5");
  });

  it("of a card and of the totals are terms with their values", () => {
    render(
      <>
        <DescriptionCard
          title="Abdul Karim"
          terms={[
            { term: "Total ticket count", value: "318" },
            { term: "Total ticket amount", value: "15,900.00" },
          ]}
        />
        <TotalsFooter totals={[{ term: "Total Ticket", value: "318" }]} />
      </>,
    );
    const card = screen.getByRole("region", { name: "Abdul Karim" });
    expect(texts(card.querySelectorAll("dt, dd"))).toEqual([
      "Total ticket count",
      "318",
      "Total ticket amount",
      "15,900.00",
    ]);
    expect(texts(within(document.body).getAllByRole("term")).at(-1)).toBe("Total Ticket");
  });

  it("of a table stand under the heads of their columns, each row named by its first", () => {
    render(
      <DataTable
        caption="Summary"
        columns={[
          { key: "date", title: "Date", align: "text" },
          { key: "fares", title: "Fares", align: "figure" },
        ]}
        rows={[{ date: "June 1, 2026", fares: "10.00" }]}
        cell={(row, column) => (column === "date" ? row.date : row.fares)}
        sums={[{ title: "Total", cells: { fares: "10.00" } }]}
      />,
    );
    const table = within(screen.getByRole("table", { name: "Summary" }));
    expect(texts(table.getAllByRole("columnheader"))).toEqual(["Date", "Fares"]);
    expect(texts(table.getAllByRole("rowheader"))).toEqual(["June 1, 2026", "Total"]);
    expect(texts(table.getAllByRole("cell"))).toEqual(["10.00", "10.00"]);
  });
});
