import { operations } from "../../contract/contract.ts";
import type { Moment, Range } from "./service-day.ts";

export type Operation = { id: string; path: string };

/** Every operation that reads the records of a company. */
export const companyOperations: Operation[] = operations
  .filter(({ path }) => path.includes("{company_id}"))
  .map(({ path, operation }) => ({ id: operation.operationId, path }));

export const isDated = ({ id }: Operation) =>
  operations.some(
    ({ operation }) =>
      operation.operationId === id &&
      operation.parameters?.some(({ $ref }) => $ref?.endsWith("/FromDate")),
  );

/** Whether the last day of its range can be asked until a time. */
export const isAskedUntil = ({ id }: Operation) =>
  operations.some(
    ({ operation }) =>
      operation.operationId === id &&
      operation.parameters?.some(({ $ref }) => $ref?.endsWith("/UntilTime")),
  );

export type Question = Range & {
  company: number;
  vehicle?: number;
  counter?: number;
  departure?: number;
  lane?: number;
  vehicleClass?: string;
  registration?: string;
  device?: string;
  stoppage?: string;
  limit?: number;
  /** What the server's clock is set to. */
  now?: Moment;
  /** Of 1, the statement alone keeps the companies apart; row-level security is the other. */
  checks?: 1 | 2;
};

export function urlOf(operation: Operation, question: Question): string {
  const { company, from_date, to_date } = question;
  const path = operation.path
    .replace("{company_id}", String(company))
    .replace("{vehicle_id}", String(question.vehicle))
    .replace("{counter_id}", String(question.counter));
  const query = new URLSearchParams(isDated(operation) ? { from_date, to_date } : {});
  if (operation.id === "findTollplazaPassages") {
    query.set("registration_number", question.registration ?? "");
  }
  for (const [name, value] of Object.entries(optional(question))) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${path}?${query}`;
}

const optional = (question: Question) => ({
  until_time: question.until_time,
  device_id: question.device,
  stoppage: question.stoppage,
  lane_id: question.lane,
  vehicle_class: question.vehicleClass,
  departure_id: question.departure,
  limit: question.limit,
});
