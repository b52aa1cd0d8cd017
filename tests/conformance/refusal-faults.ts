import { envelope, other, page, places, type Seed, served } from "./seeds.ts";

const { faresForNobody, faresOfAnother, countersOf33Days, noVehicle } = places;

/** In what has to be refused. */
export const refusalFaults: Seed[] = [
  [
    "rows without a token",
    faresForNobody,
    served,
    "breaks the portal: listTollplazaFares: without a token: expected status 401; came 200. Refuse every call that has no good token, before anything is read.",
  ],
  [
    "a 403 without a token",
    faresForNobody,
    other({ status: 403 }),
    "advice: listTollplazaFares: without a token: expected status 401; came 403. Refuse every call that has no good token, before anything is read.",
  ],
  [
    "a page without a token",
    faresForNobody,
    other({ ...page, status: 401 }),
    "advice: listTollplazaFares: without a token: expected JSON; came a page of HTML or XML. Answer with JSON, also where a proxy or a framework answers for the host.",
  ],
  [
    "a user for any token",
    places.anyToken,
    other({ status: 200, body: { data: { user: { name: "Karim" } } } }),
    "breaks the portal: getUser: with a made-up token: expected status 401; came 200. Refuse every call that has no good token, before anything is read.",
  ],
  [
    "an error in place of a 401",
    places.anyToken,
    other({ ...page, status: 500 }),
    "breaks the portal: getUser: with a made-up token: expected status 401; came 500. Refuse every call that has no good token, before anything is read. The portal stays on its error page when a session has ended, since it cannot tell.",
  ],
  [
    "a list for any token",
    places.anyToken,
    served,
    "advice: getUser: with a made-up token: expected status 401; came 200. Refuse every call that has no good token, before anything is read.",
  ],
  [
    "rows of a company that is not allowed",
    faresOfAnother,
    other({ status: 200, body: { success: true, data: [{ fare: 1 }] } }),
    "breaks the portal: listTollplazaFares: for a company that is not allowed: expected status 403; came 200. Refuse every company that is not in the module's list of allowed_companies: the portal leaves that to the host.",
  ],
  [
    "an empty list for such a company",
    faresOfAnother,
    served,
    "advice: listTollplazaFares: for a company that is not allowed: expected status 403; came 200. Refuse every company that is not in the module's list of allowed_companies: the portal leaves that to the host.",
  ],
  [
    "a 401 for such a company",
    faresOfAnother,
    other({ status: 401, text: "" }),
    "advice: listTollplazaFares: for a company that is not allowed: expected status 403; came 401. Refuse every company that is not in the module's list of allowed_companies: the portal leaves that to the host.",
  ],
  [
    "a refusal without a body",
    faresOfAnother,
    other({ text: "" }),
    "advice: listTollplazaFares: for a company that is not allowed: expected JSON; came no body. Only a 401 may have no body.",
  ],
  [
    "a refusal without the envelope",
    faresOfAnother,
    other({ body: { error: "no" } }),
    'advice: listTollplazaFares: for a company that is not allowed: success: expected false; came an object without success. Send a failure as { "success": false, "code", "message", "request_id" }.',
  ],
  [
    "a refusal without a code",
    faresOfAnother,
    envelope({ code: undefined }),
    "advice: listTollplazaFares: for a company that is not allowed: code: expected a value; came nothing. Always send this field. In the contract: A code for programs to act on.",
  ],
  [
    "an unknown code",
    faresOfAnother,
    envelope({ code: "E_1403" }),
    'advice: listTollplazaFares: for a company that is not allowed: code: expected one of bad_request, unauthenticated, forbidden, wrong_password, password_change_required, second_factor_required, second_factor_setup_required, wrong_code, other_companies, not_found, method_not_allowed, timeout, too_large, unsupported_media_type, too_many_requests, server_error, unavailable; came the text "A_9999". Send one of these words.',
  ],
  [
    "the code of another refusal",
    faresOfAnother,
    envelope({ code: "not_found" }),
    "advice: listTollplazaFares: for a company that is not allowed: code: expected forbidden; came not_found. Programs go by the code.",
  ],
  [
    "another id than in X-Request-Id",
    faresOfAnother,
    envelope({ request_id: "8" }),
    "advice: listTollplazaFares: for a company that is not allowed: request_id: expected the id in X-Request-Id; came another one. Send one id in both.",
  ],
  [
    "a 400 without errors",
    countersOf33Days,
    envelope({ errors: undefined }),
    "advice: getIntracityCounterwiseReport: for 33 days: errors: expected a value; came nothing. Always send this field. In the contract: The problem with each invalid field.",
  ],
  [
    "33 days answered",
    countersOf33Days,
    served,
    "advice: getIntracityCounterwiseReport: for 33 days: expected status 400; came 200. Refuse it, and say in errors which field is wrong. The portal sends no such request.",
  ],
  [
    "a range that ends before it begins",
    places.countersBackwards,
    served,
    "advice: getIntracityCounterwiseReport: with to_date before from_date: expected status 400; came 200. Refuse it, and say in errors which field is wrong. The portal sends no such request.",
  ],
  [
    "a page with 404",
    places.elsewhere,
    other(page),
    "advice: any other address: expected JSON; came a page of HTML or XML. Answer with JSON, also where a proxy or a framework answers for the host.",
  ],
  [
    "a vehicle that is not there",
    noVehicle,
    served,
    "advice: getIntracityVehicleCounters: for a vehicle_id that is not there: expected status 404; came 200. Answer so wherever nothing is there.",
  ],
];
