import { statementsOf } from "partner-api";
import { expect, it } from "vitest";

it.each([
  ["", []],
  [" ;\n; ", []],
  ["select 1", ["select 1"]],
  ["select 1; select 2;", ["select 1", "select 2"]],
  ["select 'a;b''c;d'; select \"x;y\"", ["select 'a;b''c;d'", 'select "x;y"']],
  ["-- of a; and b\nselect 1 -- and; c\n, 2; select 3", ["select 1 \n, 2", "select 3"]],
  ["select '-- no comment'; select 2 - 1", ["select '-- no comment'", "select 2 - 1"]],
  [
    "do $$ begin perform 1; end $$; select $1; do $do$ begin perform '$$;'; end $do$;",
    ["do $$ begin perform 1; end $$", "select $1", "do $do$ begin perform '$$;'; end $do$"],
  ],
])("takes %j apart", (script, statements) => {
  expect(statementsOf(script)).toEqual(statements);
});
