import { screen, within } from "@testing-library/react";
import type { FakeHost } from "partner-sdk/testing";

export const daysAsked = ({ asked }: FakeHost) =>
  asked.filter(({ path }) => path === "/api/today").length;

export const module = (name: string) => screen.findByRole("region", { name });

/** The texts of each company's row, part by part. */
export const rowsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole("listitem")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The last part of each row. */
export const links = "TodayYesterday";
