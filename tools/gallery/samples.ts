export const modules = [
  { title: "Intracity", href: "/intracity", isCurrent: false },
  { title: "Supervisor", href: "/supervisor", isCurrent: false },
  { title: "Offline Counter", href: "/offline-counter", isCurrent: true },
  { title: "Toll Plaza", href: "/toll-plaza", isCurrent: false },
  { title: "Waybill", href: "/waybill", isCurrent: false },
  { title: "Water", href: "/water", isCurrent: false },
  { title: "Intercity", href: "/intercity", isCurrent: false },
  { title: "Counterwise Ticketing", href: "/counterwise-ticketing", isCurrent: false },
];

const meghna = { id: "1", name: "Meghna City Line" };
export const company = {
  module: "Offline Counter",
  active: meghna,
  companies: [
    meghna,
    ...["Padma", "Jamuna", "Surma", "Teesta", "Karnaphuli", "Gorai", "Dharla"].map((name, at) => ({
      id: `${at + 2}`,
      name,
    })),
  ],
  onChoose: () => {},
};

export const columns = [
  { key: "vehicle", title: "Vehicle", align: "text" },
  { key: "trips", title: "Trips", align: "figure" },
  { key: "tickets", title: "Tickets", align: "figure" },
  { key: "fares", title: "Fares", align: "figure" },
] as const;

export const rows = [
  ["Dhaka Metro Ba 11-4213", "14", "612", "18,360.00"],
  ["Dhaka Metro Ba 11-4220", "13", "588", "17,640.00"],
  ["Dhaka Metro Ba 13-0071", "12", "497", "14,910.00"],
  ["Dhaka Metro Ja 14-1180", "9", "301", "9,030.50"],
  ["Dhaka Metro Ja 14-1197", "4", "88", "2,640.00"],
].map(([vehicle = "", trips = "", tickets = "", fares = ""]) => ({
  vehicle,
  trips,
  tickets,
  fares,
}));

export const cell = (row: (typeof rows)[number], column: string) =>
  Object.entries(row).find(([field]) => field === column)?.[1];

const faresOf = ({ fares }: (typeof rows)[number]) => Number(fares.replaceAll(",", ""));
export const bars = {
  field: "fares",
  lengthOf: (row: (typeof rows)[number]) => faresOf(row) / 18360,
};

export const rowCards = rows.slice(0, 2).map((row) => ({
  title: row.vehicle,
  terms: [
    { term: "Trips", value: row.trips },
    { term: "Tickets", value: row.tickets },
    { term: "Fares", value: row.fares, strong: true, bar: bars.lengthOf(row) },
  ],
}));

export const sums = [
  { title: "3 of 5 rows", cells: { trips: "39", tickets: "1,697", fares: "50,910.00" } },
  { title: "Total", cells: { trips: "52", tickets: "2,086", fares: "62,580.50" } },
];

export const countermen = [
  ["Abdul Karim", "318", "15,900.00"],
  ["Nasrin Akter", "274", "13,700.00"],
  ["N/A", "12", "600.00"],
].map(([title = "", count = "", amount = ""]) => ({
  title,
  terms: [
    { term: "Total ticket count", value: count },
    { term: "Total ticket amount", value: amount },
  ],
}));

export const toll = [
  { term: "Total Entry", value: "1,204" },
  { term: "Total Entry Amount", value: "120,400.00", tone: "moneyIn" },
  { term: "Total Exited", value: "1,151" },
  { term: "Total Non Exited", value: "53", tone: "danger" },
  { term: "Total Overstay", value: "31", tone: "overstay" },
  { term: "Total Overstay Amount", value: "6,200.00", tone: "overstay" },
  { term: "Total Amount", value: "126,600.00", tone: "moneyIn", strong: true },
] as const;
