/** The modules whose screens the specification lists and whose calls were designed. */
export const modulesWithFeature = [
  "intracity",
  "supervisor",
  "toll_plaza",
  "waybill",
  "water",
  "intercity",
  "counterwise_ticketing",
];

/** The features of the contract that the API has, as it says so to who is signed in. */
export const features = [
  ...modulesWithFeature,
  "today",
  "earlier_days",
  "drill_downs",
  "same_hours",
  "password",
  "sessions",
  "second_factor",
  "readings",
  "administration",
];
