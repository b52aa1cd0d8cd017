import type { Module } from "partner-sdk";
import type { ReactNode } from "react";
import * as words from "#words/frame";
import { useAddress } from "./browser/address.ts";
import { isStorageInMemory } from "./browser/storage.ts";
import { AppHeader } from "./layout/app-header.tsx";
import { ConnectionLine, HeaderLine } from "./layout/connection-line.tsx";
import { Progress } from "./layout/loading.tsx";
import { homeOf } from "./reports/definitions/address-of.ts";
import { useModules } from "./reports/state/use-modules.ts";
import { useActiveCompanies } from "./state/use-allowed-companies.ts";
import { useAuthentication } from "./state/use-authentication.ts";
import { moduleIcons } from "./ui/module-icons.ts";

export type HeaderProps = {
  module: Module | null;
  /** Home lists the modules itself. */
  isHome: boolean;
  company: ReactNode;
};

export function Header({ module, isHome, company }: HeaderProps) {
  const { user, signOut, signOutFailed } = useAuthentication();
  const modules = useModules();
  const active = useActiveCompanies();
  const { path } = useAddress();
  // Profile has its own button.
  const canSignOut = isStorageInMemory() && path !== "/profile";
  const listed = isHome ? [] : modules;
  return (
    <AppHeader
      progress={<Progress />}
      notice={
        <>
          <ConnectionLine />
          {canSignOut && signOutFailed && (
            <HeaderLine role="alert">{words.signOutFailed}</HeaderLine>
          )}
        </>
      }
      modules={listed.map((entry) => ({
        title: entry.title,
        href: homeOf(entry, active[entry.module]),
        isCurrent: entry.module === module,
        icon: moduleIcons[entry.module],
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
