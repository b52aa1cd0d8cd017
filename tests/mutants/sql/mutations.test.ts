import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mutantsOfCheck } from "../../../tools/mutants/sql/import-mutants.ts";
import { letLive } from "../../../tools/mutants/sql/let-live.ts";
import { namesOf } from "../../../tools/mutants/sql/mutant.ts";
import { mutantsOf } from "../../../tools/mutants/sql/sql-mutants.ts";

const changes = (statement: string, kind: string) =>
  mutantsOf(statement)
    .filter((mutant) => mutant.kind === kind)
    .map(({ text }) => text);

describe("a statement is changed in", () => {
  it.each([
    [
      "bound",
      "select from t where day >= :from_date and day < :until",
      [
        "select from t where day > :from_date and day < :until",
        "select from t where day >= :from_date and day <= :until",
      ],
    ],
    [
      "filter",
      "select from t where a = 1 and (b is null or c = 2)",
      [
        "select from t where true and (b is null or c = 2)",
        "select from t where a = 1 and true",
        "select from t where a = 1 and (b is not null or c = 2)",
        "select from t where a = 1 and (b is null and c = 2)",
        "select from t where a = 1 and (b is null or false)",
        "select from t where a = 1 and (false or c = 2)",
      ],
    ],
    [
      "function",
      "select sum(a), count(*), service_day(b) from t",
      [
        "select max(a), count(*), service_day(b) from t",
        "select sum(a), count(*), date(b) from t",
        "select sum(a), max(1), service_day(b) from t",
      ],
    ],
    [
      "column",
      "select tickets, entry_amount as amount from t",
      [
        "select fares, entry_amount as amount from t",
        "select tickets, overstay_amount as amount from t",
      ],
    ],
    [
      "word",
      "select from t where module = 'water' and role = 'agent'",
      [
        "select from t where module = 'counterwise_ticketing' and role = 'agent'",
        "select from t where module = 'offline_counter' and role = 'agent'",
        "select from t where module = 'water' and role = 'counterman'",
      ],
    ],
    [
      "join",
      "select from a left join b using (c, d) join e on true",
      [
        "select from a  join b using (c, d) join e on true",
        "select from a left join b using (d) join e on true",
        "select from a left join b using (c) join e on true",
        "select from a left join b using (c, d) left join e on true",
      ],
    ],
    [
      "group",
      "select from t group by a, f(b, c)",
      ["select from t group by f(b, c)", "select from t group by a"],
    ],
    [
      "order",
      'select from t order by a desc, b collate "C" limit 3',
      [
        'select from t order by b collate "C" limit 3',
        "select from t order by a desc limit 3",
        'select from t order by a , b collate "C" limit 3',
        'select from t order by a desc, b collate "C" desc limit 3',
        "select from t order by a desc, b  limit 3",
      ],
    ],
    [
      "on conflict",
      "insert into t values (1) on conflict (a) do update set b = stored.b + excluded.b",
      ["insert into t values (1) on conflict (a) do update set b = excluded.b"],
    ],
    [
      "set",
      "update t set a = 1, b = 2 where c",
      ["update t set b = 2 where c", "update t set a = 1 where c"],
    ],
    ["sign", "select a - b from t", ["select a + b from t"]],
    [
      "order",
      "with c as (select from t order by a) insert into t select b from c order by b, d; select",
      [
        "with c as (select from t ) insert into t select b from c order by b, d; select",
        "with c as (select from t order by a desc) insert into t select b from c order by b, d; select",
      ],
    ],
    ["number", "select from t limit 500", ["select from t limit 501"]],
    ["statement", "delete from a; delete from b;", [" delete from b;", "delete from a; "]],
  ])("its %s", (kind, statement, changed) => {
    expect(changes(statement, kind).sort()).toEqual([...changed].sort());
  });

  it("nothing that a comment or a text holds", () => {
    expect(mutantsOf("-- a < 1\nselect 'b < 1, or c'")).toEqual([]);
  });

  it("one place at a time, which is shown", () => {
    expect(mutantsOf("select a\nfrom t\nwhere b < 7")).toEqual([
      { kind: "filter", line: 3, from: "b < 7", to: "true", text: "select a\nfrom t\nwhere true" },
      { kind: "bound", line: 3, from: "<", to: "<=", text: "select a\nfrom t\nwhere b <= 7" },
      { kind: "number", line: 3, from: "7", to: "8", text: "select a\nfrom t\nwhere b < 8" },
    ]);
  });
});

describe("a check of an import is changed in", () => {
  it.each([
    ["bound", "x = a < 1;", ["x = a <= 1;"]],
    ["number", "const most = 9;", ["const most = 10;"]],
    ["check", "  if (a) return b;\n", ["  \n"]],
    [
      "reference",
      "references: [ofCompany, counterOf(a)],",
      ["references: [counterOf(a)],", "references: [ofCompany, ],"],
    ],
    ["key", 'key: ["a", "b"],', ['key: ["b"],', 'key: ["a", ],']],
    ["state", 'always("a", "b"),', ['always("b"),', 'always("a", ),']],
    ["column", 'required("a", id),', ['optional("a", id),', 'required("a", word),']],
    ["filter", "`where a = 1 and b = 2`", ["`where true and b = 2`", "`where a = 1 and true`"]],
    ["join", "`left join b`", ["`join b`"]],
    ["function", "`min(a)`", ["`max(a)`"]],
    ["order", "`order by line`", ["`order by line desc`"]],
  ])("its %s", (kind, source, changed) => {
    const mutants = mutantsOfCheck(source).filter((mutant) => mutant.kind === kind);
    expect(mutants.map(({ text }) => text)).toEqual(changed);
  });

  it("nothing that a comment says", () => {
    expect(mutantsOfCheck("/** a < 1, where b */\n// c < 1\n")).toEqual([]);
  });
});

it("every mutant that is let live can still be made", () => {
  const folder = new URL("../../../packages/partner-api/src/", import.meta.url);
  const paths = [...letLive].map((name) => name.slice(0, name.indexOf(": ")));
  const made = [...new Set(paths)].flatMap((path) => {
    const text = readFileSync(new URL(path, folder), "utf8");
    const mutants = path.startsWith("import/") ? mutantsOfCheck(text) : mutantsOf(text);
    return mutants.flatMap((mutant) => namesOf(path, mutant));
  });
  expect([...letLive].filter((name) => !made.includes(name))).toEqual([]);
});
