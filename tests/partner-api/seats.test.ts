import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyOperations } from "./company-operations.ts";
import { mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";

const listingSeats = companyOperations.filter(({ id }) =>
  ["listIntercityReservations", "listIntercityCoachReservations"].includes(id),
);

describe.each([mainEngine])("on %s", (engine) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(engine);
    await host.db.query("update reservations set seats = '{A1,NULL,B2}'");
  });
  afterAll(() => host.stop());

  it.each(listingSeats)("$id names a missing seat as its file did", async (operation) => {
    const answer = await host.get(operation.urlFor(operation.company), await host.tokenOf("demo"));
    const { rows } = answer.json().data;
    expect(new Set(rows.map(({ seats }: { seats: unknown }) => String(seats)))).toEqual(
      new Set(["A1,null,B2"]),
    );
  });
});
