/** The same for every report: each screen gets one of them. */
export const withoutData = [
  "<html>Bad gateway</html>",
  "",
  "[]",
  "null",
  "7",
  "\ufffe{",
  '{"success":false,"message":"No."}',
  '{"success":true}',
  '{"success":true,"data":[',
  '{"data":{"a":1}}',
];

/** What each report reads in its own way. */
export const withOtherData = [
  '{"success":true,"data":null}',
  '{"success":true,"data":"rows"}',
  '{"success":true,"data":7}',
  '{"success":true,"data":{}}',
  '{"success":true,"data":{"surprise":[1]}}',
  '{"success":true,"data":{"status":"down","route":"x","registration_number":null,"name":"x"}}',
  '{"success":true,"data":[1,2]}',
  '{"success":true,"data":[null]}',
  '{"success":true,"data":[[]]}',
  '{"success":true,"data":[null,1,"a",[],{},{"surprise":1}]}',
  '{"success":true,"data":{"rows":{"a":1},"next_cursor":4,"days":"x"}}',
];
