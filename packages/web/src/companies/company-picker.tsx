import type { Module } from "partner-sdk";
import { home } from "#words/frame";
import { companiesOf } from "#words/modules";
import * as words from "#words/screens";
import { useQuery } from "../browser/query.ts";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { ChoiceList } from "../ui/fields/choice-list.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Breadcrumbs } from "../ui/layout/breadcrumbs.tsx";
import { Page } from "../ui/layout/page.tsx";
import { PageHeading } from "../ui/layout/page-heading.tsx";
import { useCompanies } from "./use-companies.ts";

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
      <Breadcrumbs crumbs={[{ title: home, href: "/" }, { title }]} />
      <PageHeading capitalised pageTitle={companiesOf(title)}>
        {companiesOf(module.replaceAll("_", " "))}
      </PageHeading>
      {isRefused && <Alert>{words.companyRefused}</Alert>}
      <ChoiceList
        choices={companies.map(({ id, name }) => ({ id, title: name }))}
        current={active?.id}
        onChoose={choose}
      />
    </Page>
  );
}
