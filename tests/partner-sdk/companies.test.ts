import { companiesOf, modules } from "partner-sdk";
import { describe, expect, it } from "vitest";

describe("companiesOf", () => {
  const allowed = {
    intracity_companies: [
      { id: 101, name: "Meghna City Line" },
      { id: "a-7", name: "Padma Metro Bus" },
    ],
    water_companies: [{ _id: "66f0", name: "Kirtonkhola Launch" }],
  };

  it("gives ids as strings, from _id for water and intercity and from id for the others [S3.3]", () => {
    expect(companiesOf(allowed, "intracity")).toEqual([
      { id: "101", name: "Meghna City Line" },
      { id: "a-7", name: "Padma Metro Bus" },
    ]);
    expect(companiesOf(allowed, "water")).toEqual([{ id: "66f0", name: "Kirtonkhola Launch" }]);
  });

  it("says of which the user is an administrator, and nothing of other roles", () => {
    const waybill_companies = ["administrator", "reader", "owner", 7].map((role, id) => ({
      id,
      name: "Surma Roadways",
      role,
    })) as never;
    expect(companiesOf({ waybill_companies }, "waybill")).toEqual([
      { id: "0", name: "Surma Roadways", role: "administrator" },
      { id: "1", name: "Surma Roadways" },
      { id: "2", name: "Surma Roadways" },
      { id: "3", name: "Surma Roadways" },
    ]);
  });

  it("takes _id for the id of water and intercity alone", () => {
    const both = [
      { _id: "66f0", id: 101, name: "Both" },
      { id: 102, name: "An id" },
      { _id: "66f1", name: "An underscore" },
    ];
    const listed = modules.map((module) => [
      module,
      companiesOf({ [`${module}_companies`]: both }, module).map(({ id }) => id),
    ]);
    const byId = ["101", "102"];
    const byUnderscore = ["66f0", "102", "66f1"];
    expect(Object.fromEntries(listed)).toEqual({
      intracity: byId,
      supervisor: byId,
      offline_counter: byId,
      toll_plaza: byId,
      waybill: byId,
      water: byUnderscore,
      intercity: byUnderscore,
      counterwise_ticketing: byId,
    });
  });

  it("counts a company once that is listed twice: the first of each id", () => {
    const waybill_companies = [
      { id: 1, name: "Surma Roadways" },
      { id: "1", name: "Surma Roadways Ltd.", role: "administrator" as const },
      { id: 2, name: "Padma Lines" },
    ];
    expect(companiesOf({ waybill_companies }, "waybill")).toEqual([
      { id: "1", name: "Surma Roadways" },
      { id: "2", name: "Padma Lines" },
    ]);
    const only = [{ id: 1, name: "Surma Roadways" }];
    expect(companiesOf({ waybill_companies: [...only, ...only] }, "waybill")).toEqual([
      { id: "1", name: "Surma Roadways" },
    ]);
  });

  it("gives an empty list for a module without companies", () => {
    expect(companiesOf(allowed, "waybill")).toEqual([]);
    expect(companiesOf({}, "toll_plaza")).toEqual([]);
  });

  it("leaves out what cannot be a company, and names a nameless one by its id", () => {
    const odd = {
      supervisor_companies: [null, 7, {}, { id: null, name: "No id" }, { id: 0 }],
      intercity_companies: "nonsense",
    } as never;
    expect(companiesOf(odd, "supervisor")).toEqual([{ id: "0", name: "0" }]);
    expect(companiesOf(odd, "intercity")).toEqual([]);
  });

  it("knows the eight modules of the specification [S4.7]", () => {
    expect(modules).toEqual([
      "intracity",
      "supervisor",
      "offline_counter",
      "toll_plaza",
      "waybill",
      "water",
      "intercity",
      "counterwise_ticketing",
    ]);
  });
});
