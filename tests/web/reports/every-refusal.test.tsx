import { screen } from "@testing-library/react";
import { afterEach, beforeEach, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { withOtherData, withoutData } from "../portal/malformed-answers.ts";
import { administered, openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { refusals, reports, saysNoData } from "./every-report.ts";
import { answerOf } from "./made-rows.ts";

const host = portalHost();
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  at("2026-11-21T10:00:00");
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it.each(reports)(
  "%s says 'No Data' for every refusal and every body [R12]",
  async (path, report) => {
    signedIn(host, administered, rahim, { features: ["drill_downs", "readings"] });
    host.says(report.operation, answerOf(report, []));
    const { portal } = openPortal(path);
    await screen.findByText("No Data");
    const bodies = [...withoutData, ...withOtherData];
    await saysNoData({ host, logged, portal, path, report }, { refusals, bodies });
  },
);
