import { screen } from "@testing-library/react";
import { type AllowedCompanies, listAccess, listInvitations } from "partner-sdk";
import type { FakeHost } from "partner-sdk/testing";
import { openPortal, rahim, signedIn } from "../portal/open-portal.tsx";

export const companies: AllowedCompanies = {
  water_companies: [
    { _id: "w1", name: "Sundarban Navigation", role: "administrator" },
    { _id: "w2", name: "Parabat" },
  ],
};

const accessOf = (user_id: string, user: string, more: object = {}) => ({
  ...{ module: "water" as const, user_id, user, username: user.split(" ")[0]?.toLowerCase() ?? "" },
  ...{ role: "reader" as const, since: "2026-05-02T10:14:00+06:00", is_you: false },
  last_seen: "2026-06-08T05:39:47+06:00",
  ...more,
});
export const rahimHere = accessOf("7", "Rahim Uddin", {
  ...{ role: "administrator" as const, is_you: true },
});
export const nasrin = accessOf("4", "Nasrin Akter");
export const rafiq = accessOf("5", "Rafiq Islam", { since: null, last_seen: null });
export const disabled = accessOf("8", "Selim Reza", {
  ...{ since: null, last_seen: null, is_disabled: true },
});
/** In another module of the same company. */
const elsewhere = accessOf("9", "Selina Begum", { module: "waybill" as const });

export const cashier = {
  ...{ id: "i1", module: "water" as const, name: "Night cashier", role: "reader" as const },
  ...{ invited_by: "Rahim Uddin", invited_at: "2026-06-08T05:39:47+06:00" },
  expires_at: "2026-06-09T05:39:47+06:00",
};

/** The screen of an administrator, with whoever has access and is invited. */
export async function openAccess(
  host: FakeHost,
  people = [nasrin, rafiq, rahimHere, elsewhere],
  invitations = [cashier],
) {
  signedIn(host, companies, rahim, {
    features: ["administration"],
    reporting: { time_zone: "Asia/Dhaka" },
  });
  host.answers(listAccess, people);
  host.answers(listInvitations, invitations);
  const portal = openPortal("/water/access?company=w1");
  await screen.findByRole("heading", { level: 2, name: "Open invitations" });
  return portal;
}
