import {
  getOfflineCounterReport,
  getTollplazaSummary,
  getUser,
  listOfflineCounterDeviceIds,
  listTollplazaFares,
  login,
  logout,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import { hosted } from "./hosted.ts";

const credentials = { username: "demo", password: "a long demo phrase" };
const token = { token: "an-opaque-access-token" };
const someone = { user: { name: "Rahima" }, allowed_companies: {} };

const clientOf = (body: unknown) => hosted({}, () => Response.json(body)).client;
const refused = (message: string, code?: string) => ({
  name: "WrongEnvelopeError",
  status: 200,
  message,
  code,
});
const noEnvelope = refused("The answer is not an envelope of the contract.");

describe("an answer without a success flag", () => {
  it("is a success of login and user, for which the specification names data alone", async () => {
    expect([
      await clientOf({ data: token }).call(login, credentials),
      await clientOf({ data: someone }).call(getUser),
      (await clientOf({ data: token }).POST("/api/auth/login", { body: credentials })).data,
      (await clientOf({ data: someone }).GET("/api/auth/user")).data,
    ]).toEqual([token, someone, { data: token }, { data: someone }]);
  });

  it("is none without data", async () => {
    for (const body of [{}, { data: null }, [], token, null]) {
      await expect(clientOf(body).call(login, credentials)).rejects.toMatchObject(noEnvelope);
      await expect(clientOf(body).call(getUser)).rejects.toMatchObject(noEnvelope);
    }
  });

  it("is none of any other call", async () => {
    const days = { company_id: 1, from_date: "2026-06-01", to_date: "2026-06-01" };
    const of = (data: unknown) => clientOf({ data });
    for (const failing of [
      of({}).call(logout),
      of({}).call(getTollplazaSummary, { company_id: 1 }),
      of([]).call(getOfflineCounterReport, days),
      of([]).call(listOfflineCounterDeviceIds, { company_id: 1 }),
      of([]).call(listTollplazaFares, { company_id: 1 }),
    ]) {
      await expect(failing).rejects.toMatchObject(noEnvelope);
    }
  });
});

it("`success: false` is a failure of login and user, whatever comes with it", async () => {
  const failed = { success: false, code: "no", message: "Not today.", data: token };
  const said = refused("Not today.", "no");
  await expect(clientOf(failed).call(login, credentials)).rejects.toMatchObject(said);
  await expect(clientOf(failed).call(getUser)).rejects.toMatchObject(said);
});
