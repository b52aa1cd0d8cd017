import { readFileSync } from "node:fs";
import { featuresIn, type HostProfile, mapsAnything, treatmentOf } from "partner-sdk/host-profile";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

type Operation = { operationId: string; "x-feature"?: string };
const contract = parse(readFileSync("openapi/partner.yaml", "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.values(methods).map(({ operationId, ...rest }) => {
    return { id: operationId, path, feature: rest["x-feature"] };
  }),
);
const of = (feature: string) => operations.filter((operation) => operation.feature === feature);
const modules = [
  "intracity",
  "supervisor",
  "toll_plaza",
  "waybill",
  "water",
  "intercity",
  "counterwise_ticketing",
];
const six = [
  "login",
  "getUser",
  "logout",
  "getOfflineCounterReport",
  "listOfflineCounterDeviceIds",
  "getTollplazaSummary",
] as const;

describe("the treatment of an operation", () => {
  const cases: [HostProfile, string, string][] = [
    [{}, "getToday", "asItIs"],
    [{ api: "https://api.test" }, "getToday", "asItIs"],
    [{ defaults: { amounts: "minor" } }, "getToday", "asItIs"],
    [{ operations: { getToday: {} } }, "getToday", "mapped"],
    [{ operations: { getToday: {} } }, "logout", "asItIs"],
    [{ operations: { getToday: {} } }, "getUser", "mapped"],
    [{ operations: {} }, "getUser", "asItIs"],
    [{ operations: { getToday: { absent: true } } }, "getToday", "absent"],
    [{ only: [...six] }, "getToday", "absent"],
    [{ only: [...six] }, "logout", "asItIs"],
    [{ only: [...six], operations: { getToday: {} } }, "getToday", "mapped"],
    [{ only: ["getToday"], operations: { getToday: { absent: true } } }, "getToday", "absent"],
    [{ only: [...six] }, "getUser", "mapped"],
    [{ reporting: { currency: "BDT" } }, "getUser", "mapped"],
    [{ reporting: {} }, "getUser", "asItIs"],
    [{ signIn: { token: "t" } }, "login", "mapped"],
    [{ signIn: { token: "t" } }, "getToday", "asItIs"],
    [{ signIn: {} }, "login", "asItIs"],
    [{ signIn: { sendTokenIn: "X-T" } }, "getToday", "mapped"],
    [{ operations: { getToday: {} } }, "constructor", "asItIs"],
  ];
  it.each(cases)("of %j for %s is %s", (profile, id, treatment) => {
    expect(treatmentOf(profile, id)).toBe(treatment);
  });

  it("says whether a profile maps anything", () => {
    const nothing: HostProfile[] = [
      {},
      { api: "https://api.test" },
      { operations: {}, signIn: {}, reporting: {}, defaults: { amounts: "minor" } },
    ];
    expect(nothing.map(mapsAnything)).toEqual([false, false, false]);
    const anything: HostProfile[] = [
      { only: operations.map(({ id }) => id) as NonNullable<HostProfile["only"]> },
      { operations: { getToday: {} } },
      { operations: { getToday: { absent: true } } },
      { signIn: { sendTokenIn: "X-Token" } },
      { reporting: { weekend: ["friday"] } },
    ];
    expect(anything.map(mapsAnything)).toEqual([true, true, true, true, true]);
  });
});

describe("the features", () => {
  it("are what the host says where the profile says nothing of operations", () => {
    expect(featuresIn({}, undefined)).toBeUndefined();
    expect(featuresIn({ reporting: { currency: "BDT" } }, undefined)).toBeUndefined();
    expect(featuresIn({ api: "https://api.test" }, ["today", "mine"])).toEqual(["today", "mine"]);
  });

  it("are those of the specification where the host says nothing", () => {
    expect(featuresIn({ operations: { login: {} } }, undefined)?.toSorted()).toEqual(
      modules.toSorted(),
    );
  });

  it("are none with the six calls alone", () => {
    expect(featuresIn({ only: [...six] }, undefined)).toEqual([]);
    expect(featuresIn({ only: [...six] }, modules)).toEqual([]);
  });

  it("have a minus before the path of a call of the specification that is absent", () => {
    const report = "-/api/offline-counter/reports/{company_id}";
    const devices = "-/api/offline-counter/device-ids/{company_id}";
    const summary = "-/api/tollplaza/summary/{company_id}";
    const absent = { operations: { getTollplazaSummary: { absent: true } } } as const;
    expect(featuresIn(absent, [])).toEqual([summary]);
    expect(featuresIn(absent, undefined)?.toSorted()).toEqual([...modules, summary].toSorted());
    expect(featuresIn({ only: ["login", "getUser", "logout"] }, undefined)).toEqual([
      report,
      devices,
      summary,
    ]);
    expect(featuresIn({ operations: { login: {} } }, [report])).toEqual([report]);
  });

  it("are the paths of what is left of a group", () => {
    const left = of("toll_plaza").filter(({ id }) => id !== "listTollplazaFares");
    expect(left.length).toBeGreaterThan(2);
    const found = featuresIn({ operations: { listTollplazaFares: { absent: true } } }, undefined);
    expect(found?.toSorted()).toEqual(
      [
        ...modules.filter((module) => module !== "toll_plaza"),
        ...left.map(({ path }) => path),
      ].toSorted(),
    );
  });

  it("have what only names, by its feature where that is whole", () => {
    const only = [...six, "getToday", "listTollplazaFares"] as const;
    expect(featuresIn({ only: [...only] }, undefined)).toEqual([
      "today",
      "/api/tollplaza/fares/{company_id}",
    ]);
  });

  it("have what operations describes besides only", () => {
    const profile: HostProfile = { only: [...six], operations: { getToday: {} } };
    expect(featuresIn(profile, undefined)).toEqual(["today"]);
  });

  it("have what operations describes, though the host does not name it", () => {
    const found = featuresIn({ operations: { getIntracityCounterwiseReport: { rows: "items" } } }, [
      "same_hours",
    ]);
    expect(found).toEqual(["/api/intracity/reports/counterwise/{company_id}", "same_hours"]);
  });

  it("keep the paths and the names that the host says", () => {
    const said = ["/api/tollplaza/fares/{company_id}", "today", "mine"];
    expect(featuresIn({ operations: { login: {} } }, said)).toEqual([
      "today",
      "/api/tollplaza/fares/{company_id}",
      "mine",
    ]);
    const without = { operations: { listTollplazaFares: { absent: true } } } as const;
    expect(featuresIn(without, said)).toEqual(["today", "mine"]);
  });
});
