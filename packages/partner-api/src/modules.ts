export const modules = [
  "intracity",
  "supervisor",
  "offline_counter",
  "toll_plaza",
  "waybill",
  "water",
  "intercity",
  "counterwise_ticketing",
] as const;

export type Module = (typeof modules)[number];
