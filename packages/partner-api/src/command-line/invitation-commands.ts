import {
  addInvitation,
  type OpenInvitation,
  openInvitations,
  removeInvitation,
  tokenForADay,
} from "../administration/invitations.ts";
import { readSettings } from "../settings.ts";
import { actorName, as, change, json } from "./change.ts";
import { type Command, CommandFailed, command, jsonOrText } from "./command.ts";
import { existingCompany } from "./company-commands.ts";
import { asRole, module, role, typedModule, typedRole } from "./typed-grant.ts";
import { withDatabase } from "./with-database.ts";

const ID = "Id of the company";

export const invitationCommands: Record<string, Command> = {
  "company invite": command({
    summary: "Invite somebody to a company, and print a link that works once, for a day",
    notes: `Whoever opens the link makes an account with it, or adds the company to the own
one. PORTAL_ORIGIN says where the portal is.`,
    arguments: { ID },
    required: { module, name: { value: "NAME", is: "Whom it is for, in your words" } },
    optional: { role, as },
    switches: { json },
    example: 'company invite 1001 --module water --name "Nasrin Akter"',
    async run({ ID: typed, module: of, name, role: asked, as: named, json: isJson }, say) {
      const invited = { module: typedModule(of), role: typedRole(asked) ?? "reader", name };
      const { portalOrigin } = readSettings(process.env);
      if (!portalOrigin) {
        throw new CommandFailed("Set PORTAL_ORIGIN to the address of the portal, for the link.");
      }
      const now = new Date();
      const { token, hash, expiresAt } = tokenForADay(now);
      const made = await change("company invite", named, async (tx) => {
        const { company_id } = await existingCompany(tx, typed);
        const by = actorName(named);
        const kept = { ...invited, hash, companyId: company_id, by, now, expiresAt };
        const invitation_id = await addInvitation(tx, kept);
        const result = { invitation_id, company_id, ...invited };
        return { what: result, result };
      });
      const link = `${portalOrigin}/invitation#${token}`;
      const told = { ...made, link, expires_at: expiresAt };
      const words = `For ${name}, to company ${made.company_id} in ${made.module}${asRole(made.role)}, until ${expiresAt.toISOString()}:`;
      say(jsonOrText(isJson, told, `${words}\n${link}`));
    },
  }),
  "company invitations": command({
    summary: "List the open invitations to a company, the newest first",
    arguments: { ID },
    switches: { json },
    example: "company invitations 1001",
    async run({ ID: typed, json: isJson }, say) {
      const open = await withDatabase(async (db) => {
        const { company_id } = await existingCompany(db, typed);
        return openInvitations(db, company_id, new Date());
      });
      say(jsonOrText(isJson, open, open.map(line).join("\n") || "No invitation is open."));
    },
  }),
  "company withdraw-invitation": command({
    summary: "Have an invitation be good no longer",
    arguments: { INVITATION: "Id of the invitation" },
    optional: { as },
    switches: { json },
    example: "company withdraw-invitation 0198c2f4-9a3c-4f0b-8f5e-7f1f7f6d2a10",
    async run({ INVITATION: id, as: named, json: isJson }, say) {
      const withdrawn = await change("company withdraw-invitation", named, async (tx) => {
        const result = await removeInvitation(tx, id);
        if (!result) throw new CommandFailed(`Invitation ${id} does not exist.`);
        return { what: result, result };
      });
      const { name, company_id, module } = withdrawn;
      const text = `Withdrew the invitation of ${name} to company ${company_id} in ${module}.`;
      say(jsonOrText(isJson, withdrawn, text));
    },
  }),
};

const line = ({ invitation_id, name, module, role, invited_by, expires_at }: OpenInvitation) =>
  `${invitation_id}  ${name} in ${module}${asRole(role)}  invited by ${invited_by}, until ${expires_at.toISOString()}`;
