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

/** Those whose screens the contract names as a feature: the calls of the offline counters are specified. */
export const modulesWithFeature = modules.filter((module) => module !== "offline_counter");

export type Module = (typeof modules)[number];
