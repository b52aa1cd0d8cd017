import { checkHost } from "conformance/check-host.ts";
import { findingText } from "conformance/finding.ts";
import { describe, expect, it } from "vitest";
import { operationsNamed } from "../partner-api/served-operations.ts";
import { answerFaults } from "./answer-faults.ts";
import type { Fault } from "./faulty-host.ts";
import { someHost } from "./faulty-host.ts";
import { refusalFaults } from "./refusal-faults.ts";
import { ruleFaults } from "./rule-faults.ts";
import { before, places, withData } from "./seeds.ts";

const operations = operationsNamed([
  "getUser",
  "listSessions",
  "listAccess",
  "getToday",
  "getIntracityCounterwiseReport",
  "getIntracityVehiclewiseReport",
  "listIntracityVehicles",
  "getIntracitySummary",
  "getIntracityVehicleCounters",
  "getTollplazaSummary",
  "listTollplazaCollections",
  "listTollplazaFares",
]);

const { faulty, token } = someHost(
  [
    { company_id: 101, module: "intracity" },
    { company_id: 401, module: "toll_plaza" },
    { company_id: 601, module: "water" },
  ],
  "administrator",
);

type Asked = { url: string; token: string | undefined };

const told = ({ url, token: given }: Asked) => {
  const who = given ? (given === `Bearer ${token()}` ? "user" : "stranger") : "nobody";
  return `${who} ${url}`;
};

async function findings() {
  const access = { token: token() };
  const report = await checkHost({ baseUrl: faulty().baseUrl, access, before, operations });
  return report.operations.flatMap(({ id, findings }) =>
    findings.map((finding) => `${finding.severity}: ${id}: ${findingText(finding)}`),
  );
}

it("finds nothing where nothing is wrong", async () => {
  expect(await findings()).toEqual([]);
});

describe("finds one thing:", () => {
  it.each([...answerFaults, ...refusalFaults, ...ruleFaults])(
    "%s",
    async (_is, at, change, says) => {
      const isAt = (asked: Asked) =>
        typeof at === "string" ? told(asked) === at : at.test(told(asked));
      expect(await faulty().with({ at: isAt, change }, findings)).toEqual([says]);
    },
  );
});

it("finds what is wrong behind headers that are wrong", async () => {
  const headers = { "content-type": "application/json" };
  const change: Fault["change"] = (body, answer, asked) => ({
    ...(places.nextShortPage.test(told(asked)) && withData(body, { rows: [] })),
    ...(answer.status === 200 && { headers }),
  });
  const found = await faulty().with({ at: () => true, change }, findings);
  const missing =
    "X-Request-Id: expected the id of the request in the host's log; came nothing. Send it with every answer, and repeat it in request_id of a failure: users quote it when something goes wrong.";
  expect(found.filter((line) => line.endsWith(missing))).toHaveLength(operations.length);
  expect(found.filter((line) => !line.endsWith(missing))).toEqual([
    "breaks a screen: listTollplazaCollections: limit=2, next page: data.rows: expected the rows after those of the page before; came none. A cursor stands for the place after a page's last row, in one order of all rows.",
  ]);
});
