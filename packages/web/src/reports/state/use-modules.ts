import { isOffered } from "machines/offered";
import { useEffect, useMemo } from "react";
import { removeLastingItem, writeLastingItem } from "../../browser/user-storage.ts";
import { usePortal, usePortalValue } from "../../state/portal-context.ts";
import {
  useActiveCompanies,
  useActiveCompany,
  useAllCompanies,
} from "../../state/use-allowed-companies.ts";
import { useOffered } from "../../state/use-offered.ts";
import { catalogue, type ModuleEntry } from "../definitions/catalogue.ts";
import { offeredModule, offeredModules } from "../definitions/offered-modules.ts";

/** The modules of which the user has a company and the host answers a screen, each with what it answers. */
export function useModules(): readonly ModuleEntry[] {
  const offered = useOffered();
  const companies = useAllCompanies();
  const active = useActiveCompanies();
  return useMemo(() => offeredModules(offered, companies, active), [offered, companies, active]);
}

/** A module with what the host answers of it. */
export function useOfferedModule(entry: ModuleEntry): ModuleEntry {
  const offered = useOffered();
  const company = useActiveCompany(entry.module);
  return useMemo(() => offeredModule(entry, offered, company), [entry, offered, company]);
}

/** Keeps which screens of the specification the host does not answer: the first script of the next start requests none of them. */
export function useKeepNotRequested(): void {
  const { tokenStore } = usePortal();
  const user = usePortalValue(({ context }) => context.user);
  const offered = useOffered();
  useEffect(() => {
    // Another tab may have signed out just now.
    if (user === null || !tokenStore.isOwn()) return;
    const paths = catalogue.flatMap(({ module, screens }) =>
      screens.flatMap(({ operation }) =>
        (operation.feature ?? module) === module && !isOffered(operation, offered)
          ? operation.path
          : [],
      ),
    );
    if (paths.length > 0) writeLastingItem("notRequested", user, paths);
    else removeLastingItem("notRequested", user);
  }, [tokenStore, user, offered]);
}
