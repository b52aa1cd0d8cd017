import { HostProfileError } from "partner-sdk/host-profile";
import { parseHostProfile } from "partner-sdk/host-profile/file";
import { expect, it } from "vitest";

const problems = async (text: string) => {
  const error = await parseHostProfile(text, "partner-host.yaml").catch((thrown) => thrown);
  expect(error).toBeInstanceOf(HostProfileError);
  return error.message.split("\n");
};

it("takes an empty file for the specification's host", async () => {
  expect(await parseHostProfile("# nothing yet\n", "partner-host.yaml")).toEqual({});
});

it("says the line, the place and the nearest name of what is wrong", async () => {
  expect(
    await problems(`api: https://api.example.com
signin:
  token: data.token
operations:
  getTollplazaSummary:
    amounts: cents
  listTollplazaFare: { absent: true }
`),
  ).toEqual([
    "partner-host.yaml:2: signin: unknown key signin; did you mean signIn?",
    "partner-host.yaml:6: operations.getTollplazaSummary.amounts: unknown value cents; known: decimal, minor",
    "partner-host.yaml:7: operations.listTollplazaFare: unknown key listTollplazaFare; did you mean listTollplazaFares?",
  ]);
});

it("says what the schema cannot say", async () => {
  expect(
    await problems(`operations:
  getTollplazaSummary:
    path: /v2/{company}
    rows: items
    fields:
      total_entry: n
    parameters: { from_date: start }
  listTollplazaFares:
    data: result
    expression: items
  getWaybillReport:
    expression: "items.{"
`),
  ).toEqual([
    "partner-host.yaml:3: operations.getTollplazaSummary.path: unknown parameter company; did you mean company_id?",
    "partner-host.yaml:4: operations.getTollplazaSummary.rows: getTollplazaSummary has no rows; data says where its object is",
    "partner-host.yaml:6: operations.getTollplazaSummary.fields.total_entry: unknown field total_entry; did you mean total_entry_count?",
    "partner-host.yaml:7: operations.getTollplazaSummary.parameters.from_date: unknown parameter from_date; known: company_id",
    "partner-host.yaml:9: operations.listTollplazaFares.data: listTollplazaFares has no object; rows says where its rows are",
    "partner-host.yaml:9: operations.listTollplazaFares.data: the expression makes the whole answer; leave data out",
  ]);
  expect(await problems('operations:\n  getWaybillReport:\n    expression: "items.{"\n')).toEqual([
    'partner-host.yaml:3: operations.getWaybillReport.expression: is not JSONata: Expected ":" before end of expression (character 7)',
  ]);
});

it("says where the text is no YAML", async () => {
  expect(await problems("api: [\n")).toEqual([expect.stringMatching(/^partner-host.yaml:2: /)]);
});
