/** What the API answers beyond the specification, as it says so to who is signed in. */
export const features = [
  "today",
  "drill_downs",
  "same_hours",
  "password",
  "sessions",
  "second_factor",
  "readings",
  "administration",
];
