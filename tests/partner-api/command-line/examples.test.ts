import { expect, it } from "vitest";
import { typed } from "./ran.ts";

it.each([
  ["company add", 'company add "Bhairab Lines"'],
  ["company list", "company list --json"],
  ["company show", "company show 1001"],
  ["company rename", 'company rename 1001 "Bhairab Coaches"'],
  ["company delete", 'company delete 1001 --confirm "Bhairab Lines"'],
  ["company invite", 'company invite 1001 --module water --name "Nasrin Akter"'],
  ["company invitations", "company invitations 1001"],
  [
    "company withdraw-invitation",
    "company withdraw-invitation 0198c2f4-9a3c-4f0b-8f5e-7f1f7f6d2a10",
  ],
  ["user list", "user list --json"],
  ["user show", "user show nasrin"],
  ["user rename", 'user rename nasrin --name "Nasrin Akter Banu"'],
  ["user revoke", "user revoke nasrin --module water --company 1001"],
  ["user enable", "user enable nasrin"],
  ["user unlock", "user unlock nasrin"],
  ["user delete", "user delete nasrin --confirm nasrin"],
  ["acts", "acts --most 20"],
  ["audit", "audit --company 1001 --from 2026-06-01 --to 2026-06-30 --csv"],
  ["user add", 'user add nasrin --name "Nasrin Akter"'],
  ["user password", "user password nasrin --password - < password.txt"],
  ["user grant", "user grant nasrin --module water --company 1001"],
  ["user sessions", "user sessions nasrin"],
  ["user sign-out", "user sign-out nasrin"],
  ["user expire-password", "user expire-password nasrin"],
  ["user remove-second-factor", "user remove-second-factor nasrin"],
  ["company require-second-factor", "company require-second-factor 1001"],
  ["user disable", "user disable nasrin"],
  ["import", "import counters counters.csv --dry-run"],
  ["watch", "watch /srv/exports --once"],
  ["void", "void ticket-sales wrong-sales.csv --dry-run"],
  [
    "void days",
    "void days ticket-sales --company 1001 --from 2026-06-01 --to 2026-06-01 --dry-run",
  ],
  ["figures check", "figures check --company 1001 --from 2026-06-01 --to 2026-06-30"],
  ["figures rebuild", "figures rebuild --company 1001 --from 2026-06-01 --to 2026-06-30"],
  ["forget", "forget --days 365 --dry-run"],
  ["records clear", "records clear --before 2026-01 --dry-run"],
  ["serve", "serve"],
  ["demo", "demo 7"],
  ["prepare", "prepare"],
  ["backup", "backup partner-2026-06-01.backup.gz"],
  ["restore", "restore partner-2026-06-01.backup.gz"],
  ["distribute", "distribute --shards 64"],
])("shows an example in the usage of %s", async (name, example) => {
  const { out } = await typed(...name.split(" "), "--help");
  expect(out.slice(out.indexOf("Example:"))).toBe(`Example:\n  npx pnpm@10 partner-api ${example}`);
});
