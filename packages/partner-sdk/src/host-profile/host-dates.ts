import type { Mapping } from "./host-profile.ts";

type Dates = NonNullable<Mapping["dates"]>;
type Values = Record<string, string>;

/** The dates of a request as the host wants them. What is no date stays as it is, for the host to refuse. */
export function toHostDates(values: Values, { to, format }: Dates): Values {
  const dated = { ...values };
  const { from_date, to_date } = values;
  if (to === "inclusive" && to_date && isDay(to_date) && to_date !== from_date) {
    dated.to_date = dayBefore(to_date);
  }
  for (const name of ["from_date", "to_date"]) {
    const [year, month, day] = (dated[name] ?? "").split("-");
    if (!format || !isDay(dated[name])) continue;
    dated[name] = format
      .replace("YYYY", year ?? "")
      .replace("MM", month ?? "")
      .replace("DD", day ?? "");
  }
  return dated;
}

/** `plusDays` would move all that counts days into the first script of the portal. */
function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

/** A date of an answer in the contract's form; what is not in the host's format stays as it is. */
export function fromHostDate(value: unknown, format: string): unknown {
  const places = [...format.matchAll(/YYYY|MM|DD/g)].map(([part]) => part);
  const literal = format.split(/YYYY|MM|DD/).map((text) => text.replace(/[^\w\s]/g, "\\$&"));
  const pattern = literal.reduce((made, text, at) => {
    return `${made}(\\d{${places[at - 1]?.length}})${text}`;
  });
  const found = typeof value === "string" && new RegExp(`^${pattern}$`).exec(value);
  if (!found) return value;
  const part = (name: string) => found[places.indexOf(name) + 1];
  const date = `${part("YYYY")}-${part("MM")}-${part("DD")}`;
  return isDay(date) ? date : value;
}

/** Whether a text is a day of the calendar in the contract's form. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
