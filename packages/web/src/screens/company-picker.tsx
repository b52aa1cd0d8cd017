import type { Module } from "partner-sdk";
import { catalogue } from "../modules/catalogue.ts";
import { useQuery } from "../platform/query.ts";
import { useCompanies } from "../portal/use-companies.ts";
import { Alert } from "../ui/alert.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { ChoiceList } from "../ui/choice-list.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";

/** `/company-preview` names the module in its query. */
export function CompanyPicker({ module }: { module?: Module }) {
  const asked = useQuery().get("module");
  const entry = catalogue.find((one) => one.module === (module ?? asked));
  return entry ? <Companies module={entry.module} title={entry.title} /> : null;
}

function Companies({ module, title }: { module: Module; title: string }) {
  const { companies, active, choose, isRefused } = useCompanies(module);
  return (
    <Page>
      <Breadcrumbs crumbs={[{ title: "Home", href: "/" }, { title }]} />
      <PageHeading capitalised pageTitle={`${title} Companies`}>
        {module.replaceAll("_", " ")} Companies
      </PageHeading>
      {isRefused && (
        <Alert>
          You may not see the company that the link names. Choose one of yours to open the same page
          for it.
        </Alert>
      )}
      <ChoiceList
        choices={companies.map(({ id, name }) => ({ id, title: name }))}
        current={active?.id}
        onChoose={choose}
      />
    </Page>
  );
}
