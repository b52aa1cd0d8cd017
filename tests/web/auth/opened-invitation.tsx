import { screen } from "@testing-library/react";
import { readInvitation } from "partner-sdk";
import type { FakeHost } from "partner-sdk/testing";
import { modulesWithFeature } from "../../features.ts";
import { openPortal } from "../portal/open-portal.tsx";

export const token = "an-opaque-token";
export const invitation = {
  ...{ module: "water" as const, company: "Sundarban Navigation", name: "Night cashier" },
  ...{ role: "reader" as const, expires_at: "2026-06-09T14:05:00Z" },
};
export const features = [...modulesWithFeature, "administration"];
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const titled = (name: string) => screen.findByRole("heading", { level: 1, name });
export const button = (name: string) => screen.getByRole("button", { name });
export const askedOf = (host: FakeHost) =>
  host.asked.map(({ method, path, body }) => [`${method} ${path}`, body]);
export const errorOf = (label: string) =>
  document.getElementById(`${field(label).id}-error`)?.textContent;
export const kept = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]);

/** What somebody sees who opened the link, and is not signed in. */
export async function openInvitation(
  host: FakeHost,
  told: Parameters<typeof host.answers<typeof readInvitation>>[1] = invitation,
) {
  host.answers(readInvitation, told);
  const portal = openPortal(`/invitation#${token}`);
  await titled("Invitation to Sundarban Navigation");
  const { user } = portal;
  const fill = async (name: string, username: string, password: string) => {
    for (const [label, text] of [
      ["Your name", name],
      ["User name", username],
      ["Password", password],
    ] as const) {
      await user.clear(field(label));
      if (text) await user.paste(text);
    }
    await user.keyboard("{Enter}");
  };
  return { ...portal, fill };
}
