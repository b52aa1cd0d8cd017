import type { Locator, Page } from "playwright-core";
import { serviceDay } from "./service-days.ts";

const yesterday = `from_date=${serviceDay(1)}&to_date=${serviceDay(0)}`;
const link = (page: Page, name: string) => page.getByRole("link", { name });

/** As a summary names a day, alone. */
const dayInWords = /^\w+ \d{1,2}, \d{4}$/;

/** What staff do most, each from where the one before ended. */
export type Way = {
  title: string;
  /** Where it begins, if not where the one before ended. */
  from?: string;
  taps: readonly Tap[];
  /** On a phone, where it takes others. */
  tapsOnPhone?: readonly Tap[];
  /** The address that it leads to. */
  end: string;
};

type Tap = (page: Page) => Locator;

export const ways: readonly Way[] = [
  {
    title: "from Home to yesterday's report of a company",
    taps: [(page) => link(page, "Yesterday, Meghna City Line")],
    end: `/intracity/counterwise/report/?company=101&${yesterday}`,
  },
  {
    title: "to another report of the module, with the range",
    taps: [(page) => link(page, "Vehicle Wise Report")],
    tapsOnPhone: [
      (page) => page.getByRole("heading", { level: 1 }).getByRole("button"),
      (page) => link(page, "Vehicle Wise Report"),
    ],
    end: `/intracity/vehiclewise/report/?company=101&${yesterday}`,
  },
  {
    title: "to the same report of another company, with the range",
    taps: [(page) => link(page, "Switch to Padma Metro Bus")],
    end: `/intracity/vehiclewise/report/?company=102&${yesterday}`,
  },
  {
    title: "to a company of the header's list, with the range",
    taps: [
      (page) => page.getByRole("button", { name: "Padma Metro Bus, change company" }),
      (page) => page.getByRole("option", { name: "Meghna City Line" }),
    ],
    end: `/intracity/vehiclewise/report/?company=101&${yesterday}`,
  },
  {
    title: "from a summary's day to its counters",
    from: `/intracity/summary?company=101&${yesterday}`,
    taps: [(page) => page.getByRole("main").getByRole("link", { name: dayInWords })],
    end: `/intracity/counterwise/report/?company=101&${yesterday}`,
  },
];
