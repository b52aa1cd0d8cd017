import type { Module } from "partner-sdk";
import { fieldOf } from "../../reports/rules/cells.ts";

/** A day's figures as the host answered them, of any type. */
export type Figures = {
  count: unknown;
  amount: unknown;
  /** Up to the time that both days are compared to. */
  until: { count: unknown; amount: unknown };
  hours: { counts: readonly number[]; amounts: readonly number[] };
};

export type CompanyDay = { today: Figures; lastWeek: Figures; lastRecordAt: string | null };

/** What a host answered about the running day. */
export type Today = {
  /** By the host's clock, in milliseconds; not a number where it did not say. */
  at: number;
  serviceDay: string;
  comparedDay: string;
  /** HH:mm on the company's clock. */
  comparedUntil: string;
  of: (module: Module, company: string) => CompanyDay | null;
};

/** An answer may have any shape. A missing sum is undefined, never zero; a missing hour is zero. */
export function parseToday(day: unknown): Today {
  const companies = new Map(
    listOf(fieldOf(day, "companies")).map((raw) => [
      keyOf(fieldOf(raw, "module"), fieldOf(raw, "company_id")),
      raw,
    ]),
  );
  return {
    at: Date.parse(textOf(fieldOf(day, "at"))),
    serviceDay: textOf(fieldOf(day, "service_day")),
    comparedDay: textOf(fieldOf(day, "compared_day")),
    comparedUntil: textOf(fieldOf(day, "compared_until")),
    of: (module, company) => {
      const raw = companies.get(keyOf(module, company));
      return raw === undefined ? null : companyDay(raw);
    },
  };
}

function companyDay(raw: unknown): CompanyDay {
  return {
    today: figuresOf(fieldOf(raw, "today")),
    lastWeek: figuresOf(fieldOf(raw, "last_week")),
    lastRecordAt: textOf(fieldOf(raw, "last_record_at")) || null,
  };
}

function figuresOf(raw: unknown): Figures {
  return {
    count: fieldOf(raw, "total_count"),
    amount: fieldOf(raw, "total_amount"),
    until: {
      count: fieldOf(raw, "until.total_count"),
      amount: fieldOf(raw, "until.total_amount"),
    },
    hours: {
      counts: numbersOf(fieldOf(raw, "hours.counts")),
      amounts: numbersOf(fieldOf(raw, "hours.amounts")),
    },
  };
}

/** Ids are strings or integers on the wire. */
function keyOf(module: unknown, company: unknown): string {
  return `${module}/${company}`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numbersOf(value: unknown): number[] {
  return listOf(value).map((one) => Number(one) || 0);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
