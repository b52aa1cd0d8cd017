import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ReportMore, type ReportMoreProps } from "web/reports/table/report-more.tsx";
import { PortalContext } from "web/state/portal-context.ts";
import { startPortal } from "web/state/start-portal.ts";
import { SimulatedClock } from "xstate";
import { apiBase } from "../portal/portal-host.ts";
import { seeTheEnd, watching, watchTheEnd } from "./seen-end.ts";

beforeEach(watchTheEnd);
afterEach(() => vi.unstubAllGlobals());

function showMore(props: Pick<ReportMoreProps, "nextPage" | "hasMore" | "count">) {
  const portal = startPortal({
    apiBase,
    clock: new SimulatedClock(),
    fetch: () => new Promise(() => {}),
  });
  onTestFinished(() => void portal.stop());
  const onMore = vi.fn();
  render(
    <PortalContext value={portal}>
      <ReportMore {...props} onMore={onMore} />
    </PortalContext>,
  );
  return onMore;
}

describe("the end of the rows", () => {
  it("fetches the next page when it is seen", () => {
    const onMore = showMore({ nextPage: "settled", hasMore: true, count: 2 });
    expect(onMore).not.toHaveBeenCalled();
    seeTheEnd();
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["there are no more", { nextPage: "settled", hasMore: false, count: 2 }],
    ["there are no rows before it", { nextPage: "settled", hasMore: true, count: 0 }],
    ["a page is on its way", { nextPage: "extending", hasMore: true, count: 2 }],
    ["the last page failed", { nextPage: "stalled", hasMore: true, count: 2 }],
    ["there is no connection", { nextPage: "waiting", hasMore: true, count: 2 }],
  ] as const)("is not watched where %s", (_, props) => {
    showMore(props);
    expect(watching.size).toBe(0);
  });
});

it("more rows can be asked for by hand where nothing watches the end", () => {
  const onMore = showMore({ nextPage: "stalled", hasMore: true, count: 2 });
  screen.getByRole("button", { name: "Try again" }).click();
  expect(onMore).toHaveBeenCalledTimes(1);
});
