import type { Module } from "partner-sdk";
import type { ReactNode } from "react";
import * as words from "#words/frame";
import { homeOf } from "../modules/address-of.ts";
import { catalogue } from "../modules/catalogue.ts";
import { useAddress } from "../platform/address.ts";
import { isNothingStored } from "../platform/stored.ts";
import { useActiveCompanies, useAllCompanies } from "../portal/use-allowed-companies.ts";
import { useAuthentication } from "../portal/use-authentication.ts";
import { AppHeader } from "./app-header.tsx";
import { line } from "./connection-line.css.ts";
import { ConnectionLine } from "./connection-line.tsx";
import { Progress } from "./progress.tsx";

export type HeaderProps = {
  module: Module | null;
  /** Home lists the modules itself. */
  isHome: boolean;
  company: ReactNode;
};

export function Header({ module, isHome, company }: HeaderProps) {
  const { user, signOut, signOutFailed } = useAuthentication();
  const companies = useAllCompanies();
  const active = useActiveCompanies();
  const { path } = useAddress();
  // Profile has a button of its own.
  const canSignOut = isNothingStored() && path !== "/profile";
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
        current: entry.module === module,
      }))}
      company={company}
      user={{
        firstName: user?.name.trim().split(/\s+/)[0] || words.profile,
        href: "/profile",
        ...(canSignOut && { onSignOut: signOut }),
      }}
    />
  );
}
