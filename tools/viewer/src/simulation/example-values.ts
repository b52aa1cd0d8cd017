export type BringingEvent = { type: string; [brought: string]: unknown };

/** People, companies and rows that there are not. */
export const user = {
  user: { name: "Rahima Begum", id: 7 },
  companies: {
    water: [
      { id: "w1", name: "Kirtonkhola Launch" },
      { id: "w2", name: "Sundarban Launch" },
    ],
    toll_plaza: [{ id: "t1", name: "Jamuna Toll" }],
  },
  reporting: {
    timeZone: "Asia/Dhaka",
    weekStartsOn: "sunday",
    weekend: ["friday", "saturday"],
    features: ["today"],
  },
};

export const filter = {
  range: { from: "2026-11-01", to: "2026-11-02" },
  fields: { stoppage: "Aricha" },
};

export const refusedFilter = { ...filter, range: { from: "2026-11-02", to: "2026-11-01" } };

export const rows = { rows: [{ id: 1, vehicle: "MV Sonali" }], next: null, fetchedAt: 1 };

export const asked = {
  operation: { method: "GET", path: "/api/water/vehicles/{company_id}" },
  company: "w1",
  filter,
};

export const comparison = { ...asked, comparing: "week", isByUser: true };

export const compared = { rows: rows.rows, ownRows: null, at: 1 };
