import { expect } from "vitest";
import { features } from "../../features.ts";
import { nameOf } from "./asking.ts";
import { modules } from "./records.ts";

/** The reader, whom all companies allow everything; they are given in the order of the answer. */
export function userWhoReads(companies: readonly number[]) {
  const lists = modules.map((module) => {
    const hasUnderscore = module === "water" || module === "intercity";
    const list = companies.map((id) =>
      hasUnderscore ? { _id: String(id), name: nameOf(id) } : { id, name: nameOf(id) },
    );
    return [`${module}_companies`, list];
  });
  return {
    user: {
      id: expect.any(String),
      name: "Reader",
      username: "reader",
      phone: null,
      email: null,
    },
    allowed_companies: Object.fromEntries(lists),
    reporting: {
      time_zone: "Asia/Dhaka",
      week_starts_on: "sunday",
      weekend: ["friday", "saturday"],
    },
    features,
    must_change_password: false,
    password_rules: { min_length: 12, refuses: ["user_name", "digits_alone", "common"] },
  };
}
