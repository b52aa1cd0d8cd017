import type { FastifyRequest } from "fastify";
import type { Act, Reading } from "../access-log/access-log.ts";
import { deviceIn } from "../accounts/device.ts";
import { placeOf } from "../http/client-address.ts";
import type { Operation } from "./contract.ts";

/** What neither narrows a report down nor looks for something in it. */
const ofEveryReport = ["from_date", "to_date", "until_time", "cursor", "limit"];
/** Asked for along with a report, for the choices of its filter. */
const choices = ["listOfflineCounterDeviceIds"];

/** Whether who asks for it reads a company's records or figures. */
export const isRead = ({ id, ofCompany }: Operation): boolean => ofCompany && !choices.includes(id);

type Read = { companyId: number; userId: number; at: Date };
type Range = { from_date?: string; to_date?: string };
type Query = Readonly<Record<string, string>>;

/** What a request that was answered has read. */
export function readingOf(operation: Operation) {
  const narrowing = [...operation.query].filter((name) => !ofEveryReport.includes(name));
  return (request: FastifyRequest, read: Read): Reading => {
    const query = request.query as Query;
    const range: Range = query;
    const act = narrowing.some((name) => query[name]?.trim()) ? "searched" : "read";
    return readingIn(request, operation, { ...read, range, act });
  };
}

/** What the request adds: from where it comes. */
export const readingIn = (
  request: FastifyRequest,
  { path, module }: Operation,
  { at, userId, companyId, act, range }: Read & { act: Act; range: Range },
): Reading => ({
  at,
  userId,
  companyId,
  module,
  act,
  report: path,
  fromDate: range.from_date ?? null,
  toDate: range.to_date ?? null,
  address: placeOf(request),
  device: deviceIn(request.headers["user-agent"]),
});
