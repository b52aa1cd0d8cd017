import { describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { administrators, water } from "./administrators.ts";

describe.each([mainEngine])("what is left of an invitation on %s", (engine) => {
  const given = administrators(engine);
  const { host, id, addUser, tokenOf, post, invite, accept, read, join } = given;

  /** Every row of every table, as text. */
  async function everything() {
    const tables = await host().db.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = current_schema() order by 1",
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const [row] = await host().db.query<{ text: string | null }>(
        `select string_agg(t::text, ' ') as text from ${name} as t`,
      );
      texts.push(row?.text ?? "");
    }
    return texts.join("\n");
  }

  it("is who did what in the log, and no token or password in log, acts, tables or answers [V14.2.1, V14.2.4]", async () => {
    await addUser("abdul", []);
    const [farhana, abdul] = [await tokenOf("farhana"), await tokenOf("abdul")];
    host().logged.length = 0;
    const made = [];
    for (let time = 0; time < 3; time += 1) made.push((await invite(farhana)).json().data);
    const [first, second, third] = made;
    const answers = [
      await read(first.token),
      await accept(first.token, { username: "nasrin" }),
      await accept(first.token),
      await accept(first.token),
      await join(abdul, second.token),
      await join(abdul, second.token),
      await post(`administration/invitations/${third.id}/withdraw`, farhana, water),
      await post("administration/sessions/end", farhana, { ...water, user_id: id("abdul") }),
      await post("administration/access/end", farhana, { ...water, user_id: id("abdul") }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...[200, 400, 200, 404, 200, 404, 200, 200, 200],
    ]);
    const [rafiq] = await host().db.query<{ user_id: number }>(
      "select user_id from users where username = 'rafiq'",
    );
    const lines = host()
      .logged.map((line) => JSON.parse(line))
      .filter(({ msg }) => msg !== "answered");
    const by = id("farhana");
    expect(lines.map(({ msg, user, of }) => [msg, user, of])).toEqual([
      ["invited", by, undefined],
      ["invited", by, undefined],
      ["invited", by, undefined],
      ["invitation accepted", rafiq?.user_id, undefined],
      ["invitation accepted", id("abdul"), undefined],
      ["invitation withdrawn", by, undefined],
      ["sessions ended", by, id("abdul")],
      ["access ended", by, id("abdul")],
    ]);
    const secrets = [...made.map(({ token }) => token), "a phrase of my own", farhana];
    const seen = [
      host().logged.join(""),
      await everything(),
      ...answers.map(({ body, headers }) => body + JSON.stringify(headers)),
    ];
    expect(seen[1]).toContain("Rafiq Islam");
    for (const secret of secrets) {
      const hex = Buffer.from(secret).toString("hex");
      expect(seen.filter((text) => text.includes(secret) || text.includes(hex))).toEqual([]);
    }
  });
});
