import type { Asking } from "tests/partner-api/oracle/asking.ts";
import { expect } from "vitest";

/** Which nobody but the administrator has, while being asked. */
const company = 31;
const now = BigInt(Date.parse("2026-06-08T03:00:00Z")) * 1000n;
const days = "from_date=2026-06-01&to_date=2026-06-08";

/** Stored in another order than any that is answered. */
export async function addAdministered({ db }: Asking): Promise<void> {
  await db.query(
    `insert into companies (company_id, name) values (${company}, 'Administered'), (${company + 1}, 'Other')`,
  );
  await db.query(
    `insert into users (username, name, password_hash)
     values ('zoe', 'Bela', 'none'), ('eve', 'Bela', 'none'), ('ann', 'Bela', 'none'), ('kim', 'Bela', 'none'), ('yan', 'Alma', 'none')`,
  );
  await db.query(
    `insert into grants (company_id, module, user_id, since)
     select ${company}, module, user_id, '2026-06-01T00:00:00Z'
     from (values ('zoe', 'water'), ('eve', 'water'), ('kim', 'water'), ('ann', 'water'), ('ann', 'waybill'), ('yan', 'water')) as given (username, module)
     join users using (username)`,
  );
  await db.query(
    `insert into invitations
       (invitation_id, token_hash, company_id, module, role, name, invited_by, invited_at, expires_at)
     select ('00000000-0000-0000-0000-00000000000' || n)::uuid, n::text::bytea, ${company}, 'water', 'reader', 'Nasrin', 'Reader',
       at::timestamptz, '2026-06-08T03:00:01Z'
     from (values (3, '2026-06-07T04:00:00Z'), (1, '2026-06-07T04:00:00Z'), (5, '2026-06-07T04:00:00Z'), (2, '2026-06-07T05:00:00Z'), (4, '2026-06-07T03:00:00Z'))
       as given (n, at)`,
  );
  await db.query(
    `insert into readings (at, user_id, username, name, company_id, module, act, report, address)
     select at::timestamptz, 7, username, name, ${company} + beside, 'water', 'read', '/api/water/vehicles/{company_id}', '10.0.0.7'
     from (values
       ('2026-06-07T20:00:00Z', 'six', 'Nasrin Akter', 0),
       ('2026-06-03T00:00:00Z', 'four', 'Md. Rafiq', 0),
       ('2026-06-02T04:00:00.000007Z', 'two', 'Nasrin Akter', 0),
       ('2026-06-02T04:00:00.000007Z', 'three', 'Md. Rafiq', 0),
       ('2026-06-02T04:00:00.000007Z', 'three too', 'Md. Rafiq', 0),
       ('2026-05-31T21:00:00Z', 'one', 'Md. Rafiq', 0),
       ('2026-05-31T20:59:59Z', 'too early', 'Nasrin Akter', 0),
       ('2026-06-07T21:00:00Z', 'too late', 'Nasrin Akter', 0),
       ('2026-06-03T00:00:00Z', 'elsewhere', 'Nasrin Akter', 1)
     ) as given (at, username, name, beside)`,
  );
}

/** Asks what the statement answers, as an administrator, who is one for no longer than that. */
export async function administering(asking: Asking, path: string): Promise<void> {
  const ask = asked[path];
  if (!ask) return;
  await asking.db.query(
    `insert into grants (company_id, module, user_id, role, since)
     select ${company}, module, user_id, 'administrator', '2026-06-01T00:00:00Z'
     from users, (values ('water'), ('waybill')) as given (module)
     where username = 'reader'`,
  );
  try {
    for (const checks of [1, 2] as const) await ask((url) => asking.get(url, now, checks));
  } finally {
    await asking.db.query(
      `delete from grants
       where company_id = ${company} and user_id = (select user_id from users where username = 'reader')`,
    );
  }
}

type Get = (url: string) => Promise<unknown>;
type Page = { rows: { username: string }[]; next_cursor: string | null };
const of = `company_id=${company}`;

const asked: Record<string, (get: Get) => Promise<void>> = {
  async "operations/listAccess.sql"(get) {
    const access = (module: string, user: string, username: string, more = {}) => ({
      module,
      user_id: expect.stringMatching(/^\d+$/),
      user,
      username,
      role: "reader",
      since: "2026-06-01T06:00:00+06:00",
      last_seen: null,
      is_disabled: false,
      is_you: false,
      ...more,
    });
    const own = {
      role: "administrator",
      last_seen: expect.stringContaining("T"),
      is_you: true,
    };
    expect(await get(`/api/administration/access?${of}`)).toEqual([
      access("water", "Alma", "yan"),
      access("waybill", "Bela", "ann"),
      access("water", "Bela", "ann"),
      access("water", "Bela", "eve"),
      access("water", "Bela", "kim"),
      access("water", "Bela", "zoe"),
      access("waybill", "Reader", "reader", own),
      access("water", "Reader", "reader", own),
    ]);
  },
  async "operations/listInvitations.sql"(get) {
    const invitation = (n: number, invited_at: string) => ({
      id: `00000000-0000-0000-0000-00000000000${n}`,
      module: "water",
      name: "Nasrin",
      role: "reader",
      invited_by: "Reader",
      invited_at,
      expires_at: "2026-06-08T09:00:01+06:00",
    });
    expect(await get(`/api/administration/invitations?${of}`)).toEqual([
      invitation(2, "2026-06-07T11:00:00+06:00"),
      invitation(1, "2026-06-07T10:00:00+06:00"),
      invitation(3, "2026-06-07T10:00:00+06:00"),
      invitation(5, "2026-06-07T10:00:00+06:00"),
      invitation(4, "2026-06-07T09:00:00+06:00"),
    ]);
  },
  async "operations/listReadings.sql"(get) {
    const page = async (more: string) => {
      const { rows, next_cursor: next } = (await get(`/api/readings?${of}&${days}${more}`)) as Page;
      return { names: rows.map(({ username }) => username), next };
    };
    const whole = ["six", "four", "three too", "three", "two", "one"];
    for (const limit of ["", "&limit=6"]) {
      expect(await page(limit)).toEqual({ names: whole, next: null });
    }
    const pages = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { names, next } = await page(`&limit=3${cursor && `&cursor=${cursor}`}`);
      pages.push(names);
      cursor = pages.length < 4 ? next : null;
    }
    expect(pages).toEqual([
      ["six", "four", "three too"],
      ["three", "two", "one"],
    ]);
    expect(await page("&search=NaS")).toEqual({ names: ["six", "two"], next: null });
    expect(await page("&search=vehicles")).toEqual({ names: whole, next: null });
    expect(await page("&search=nobody")).toEqual({ names: [], next: null });
  },
};
