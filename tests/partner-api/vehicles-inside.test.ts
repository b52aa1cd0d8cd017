import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";

describe.each([mainEngine])("on %s", (engine) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(engine);
  });
  afterAll(() => host.stop());

  it("lists at most 10,000 vehicles inside, those that have been there longest", async () => {
    await host.db.query(
      `insert into toll_passages (company_id, passage_id, registration_number, vehicle_class, lane_id,
         entered_at, service_day, entry_amount)
       select 401, 900000000 + place, 'IN-' || place, 'Bus', 1, at, service_day(at), 10
       from generate_series(1, 10001) as place
       cross join lateral (select timestamptz '2020-01-01' + place * interval '1 second' as at) as entry`,
    );
    const url = "/api/tollplaza/non-exited-vehicles/401";
    const answer = await host.get(url, await host.tokenOf("demo"));
    const rows: { registration_number: string }[] = answer.json().data;
    expect(rows.map(({ registration_number }) => registration_number)).toEqual(
      Array.from({ length: 10_000 }, (_, place) => `IN-${place + 1}`),
    );
  });
});
