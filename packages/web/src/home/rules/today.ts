import type { Module } from "partner-sdk";
import { fieldOf } from "../../reports/rules/cells.ts";

/** A day's figures as the host told them, whatever they are. */
export type Figures = {
  count: unknown;
  amount: unknown;
  /** Up to the time that both days are compared to. */
  until: { count: unknown; amount: unknown };
  hours: { counts: readonly number[]; amounts: readonly number[] };
};

export type CompanyDay = { today: Figures; lastWeek: Figures; lastRecordAt: string | null };

/** What a host told of the running day. */
export type ToldDay = {
  /** By the host's clock, in milliseconds; not a number where it did not say. */
  at: number;
  serviceDay: string;
  comparedDay: string;
  /** HH:mm on the company's clock. */
  comparedUntil: string;
  of: (module: Module, company: string) => CompanyDay | null;
};

/** An answer may have any shape: a sum that it lacks is nothing, and never zero; an hour that it lacks took nothing. */
export function toldDay(day: unknown): ToldDay {
  const companies = new Map(
    listOf(fieldOf(day, "companies")).map((told) => [
      keyOf(fieldOf(told, "module"), fieldOf(told, "company_id")),
      told,
    ]),
  );
  return {
    at: Date.parse(textOf(fieldOf(day, "at"))),
    serviceDay: textOf(fieldOf(day, "service_day")),
    comparedDay: textOf(fieldOf(day, "compared_day")),
    comparedUntil: textOf(fieldOf(day, "compared_until")),
    of: (module, company) => {
      const told = companies.get(keyOf(module, company));
      return told === undefined ? null : companyDay(told);
    },
  };
}

function companyDay(told: unknown): CompanyDay {
  return {
    today: figuresOf(fieldOf(told, "today")),
    lastWeek: figuresOf(fieldOf(told, "last_week")),
    lastRecordAt: textOf(fieldOf(told, "last_record_at")) || null,
  };
}

function figuresOf(told: unknown): Figures {
  return {
    count: fieldOf(told, "total_count"),
    amount: fieldOf(told, "total_amount"),
    until: {
      count: fieldOf(told, "until.total_count"),
      amount: fieldOf(told, "until.total_amount"),
    },
    hours: {
      counts: numbersOf(fieldOf(told, "hours.counts")),
      amounts: numbersOf(fieldOf(told, "hours.amounts")),
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
