import type { FastifyRequest } from "fastify";
import type { AccessAction, AccessLogEntry } from "../access-log/access-log.ts";
import { deviceIn } from "../accounts/device.ts";
import { clientAddressOf } from "../http/client-address.ts";
import type { Operation } from "./contract.ts";

/** What neither narrows a report down nor looks for something in it. */
const ofEveryReport = ["from_date", "to_date", "until_time", "cursor", "limit"];
/** Asked for along with a report, for the choices of its filter. */
const choices = ["listOfflineCounterDeviceIds"];

/** Whether who asks for it reads a company's records or figures. */
export const isLogged = ({ id, ofCompany }: Operation): boolean =>
  ofCompany && !choices.includes(id);

type Read = { companyId: number; userId: number; at: Date };
type Range = { from_date?: string; to_date?: string };
type Query = Readonly<Record<string, string>>;

/** What a request that was answered has read. */
export function accessLogEntryOf(operation: Operation) {
  const narrowing = [...operation.query].filter((name) => !ofEveryReport.includes(name));
  return (request: FastifyRequest, read: Read): AccessLogEntry => {
    const query = request.query as Query;
    const range: Range = query;
    const act = narrowing.some((name) => query[name]?.trim()) ? "searched" : "read";
    return accessLogEntry(request, operation, { ...read, range, act });
  };
}

/** What the request adds: from where it comes. */
export const accessLogEntry = (
  request: FastifyRequest,
  { path, module }: Operation,
  { at, userId, companyId, act, range }: Read & { act: AccessAction; range: Range },
): AccessLogEntry => ({
  at,
  userId,
  companyId,
  module,
  act,
  report: path,
  fromDate: range.from_date ?? null,
  toDate: range.to_date ?? null,
  address: clientAddressOf(request),
  device: deviceIn(request.headers["user-agent"]),
});
