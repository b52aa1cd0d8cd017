import type { Module } from "partner-sdk";
import * as words from "#words/frame";
import { addressForCompany, homeOf } from "../modules/address-of.ts";
import { catalogue } from "../modules/catalogue.ts";
import { navigate, useAddress } from "../platform/address.ts";
import { rowsAlong } from "../platform/rows-in-entry.ts";
import { isNothingStored } from "../platform/stored.ts";
import { useAuthentication } from "../portal/use-authentication.ts";
import { useActiveCompanies, useAllCompanies, useOtherCompany } from "../portal/use-companies.ts";
import { AppHeader } from "./app-header.tsx";
import { line } from "./connection-line.css.ts";
import { ConnectionLine } from "./connection-line.tsx";
import { Progress } from "./progress.tsx";

export type HeaderProps = {
  module: Module | null;
  /** Home lists the modules itself. */
  isHome: boolean;
};

export function Header({ module, isHome }: HeaderProps) {
  const { user, signOut, signOutFailed } = useAuthentication();
  const companies = useAllCompanies();
  const active = useActiveCompanies();
  const { path, page } = useAddress();
  // Profile has a button of its own.
  const canSignOut = isNothingStored() && path !== "/profile";
  const here = catalogue.find((entry) => entry.module === module);
  const company = here && active[here.module];
  const other = useOtherCompany(module, company);
  const listed = isHome ? [] : catalogue.filter((entry) => companies[entry.module]?.length);
  return (
    <AppHeader
      progress={<Progress />}
      notice={
        <>
          <ConnectionLine />
          {canSignOut && signOutFailed && (
            <p role="alert" className={line}>
              {words.signOutFailed}
            </p>
          )}
        </>
      }
      modules={listed.map((entry) => ({
        title: entry.title,
        href: homeOf(entry, active[entry.module]),
        current: entry === here,
      }))}
      {...(here &&
        company && {
          company: {
            module: here.title,
            companies: companies[here.module] ?? [],
            active: company,
            onChoose: (id: string) => {
              const to = addressForCompany(here, page, id);
              navigate(to, { state: rowsAlong(to) });
            },
            other: other && { name: other.name, href: addressForCompany(here, page, other.id) },
          },
        })}
      user={{
        firstName: user?.name.trim().split(/\s+/)[0] || words.profile,
        href: "/profile",
        ...(canSignOut && { onSignOut: signOut }),
      }}
    />
  );
}
