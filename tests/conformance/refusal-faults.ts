import { envelope, other, page, places, type Seed, served } from "./seeds.ts";

const { faresForNobody, faresOfAnother, countersOf33Days, noVehicle } = places;

/** In what has to be refused. */
export const refusalFaults: Seed[] = [
  [
    "rows without a token",
    faresForNobody,
    served,
    "listTollplazaFares: without a token: expected status 401; came 200. Refuse every call that has no good token, before anything is read.",
  ],
  [
    "a 403 without a token",
    faresForNobody,
    other({ status: 403 }),
    "listTollplazaFares: without a token: expected status 401; came 403. Refuse every call that has no good token, before anything is read.",
  ],
  [
    "a page without a token",
    faresForNobody,
    other({ ...page, status: 401 }),
    "listTollplazaFares: without a token: expected JSON; came a page of HTML or XML. Answer with JSON, also where a proxy or a framework answers for the host.",
  ],
  [
    "any token taken",
    places.anyToken,
    served,
    "getUser: with a made-up token: expected status 401; came 200. Refuse every call that has no good token, before anything is read.",
  ],
  [
    "rows of a company that is not allowed",
    faresOfAnother,
    served,
    "listTollplazaFares: for a company that is not allowed: expected status 403; came 200. Refuse every company that is not in the module's list of allowed_companies.",
  ],
  [
    "a 401 for such a company",
    faresOfAnother,
    other({ status: 401, text: "" }),
    "listTollplazaFares: for a company that is not allowed: expected status 403; came 401. Refuse every company that is not in the module's list of allowed_companies.",
  ],
  [
    "a refusal without a body",
    faresOfAnother,
    other({ text: "" }),
    "listTollplazaFares: for a company that is not allowed: expected JSON; came no body. Only a 401 may come without a body.",
  ],
  [
    "a refusal without the envelope",
    faresOfAnother,
    other({ body: { error: "no" } }),
    'listTollplazaFares: for a company that is not allowed: success: expected false; came an object without success. Answer a failure with { "success": false, "code", "message", "request_id" }.',
  ],
  [
    "a refusal without a code",
    faresOfAnother,
    envelope({ code: undefined }),
    "listTollplazaFares: for a company that is not allowed: code: expected a value; came nothing. Send it always. The contract says of it: A code for programs to act on.",
  ],
  [
    "an unknown code",
    faresOfAnother,
    envelope({ code: "E_1403" }),
    'listTollplazaFares: for a company that is not allowed: code: expected one of bad_request, unauthenticated, forbidden, wrong_password, password_change_required, second_factor_required, second_factor_setup_required, wrong_code, other_companies, not_found, method_not_allowed, timeout, too_large, unsupported_media_type, too_many_requests, server_error, unavailable; came the text "A_9999". Send it in these words.',
  ],
  [
    "the code of another refusal",
    faresOfAnother,
    envelope({ code: "not_found" }),
    "listTollplazaFares: for a company that is not allowed: code: expected forbidden; came not_found. Programs go by the code.",
  ],
  [
    "another id than in X-Request-Id",
    faresOfAnother,
    envelope({ request_id: "8" }),
    "listTollplazaFares: for a company that is not allowed: request_id: expected the id in X-Request-Id; came another one. Send one id in both.",
  ],
  [
    "a 400 without errors",
    countersOf33Days,
    envelope({ errors: undefined }),
    "getIntracityCounterwiseReport: for 33 days: errors: expected a value; came nothing. Send it always. The contract says of it: The problem with each invalid field.",
  ],
  [
    "33 days answered",
    countersOf33Days,
    served,
    "getIntracityCounterwiseReport: for 33 days: expected status 400; came 200. Refuse it, and say in errors which field is wrong.",
  ],
  [
    "a range that ends before it begins",
    places.countersBackwards,
    served,
    "getIntracityCounterwiseReport: with to_date before from_date: expected status 400; came 200. Refuse it, and say in errors which field is wrong.",
  ],
  [
    "a page with 404",
    places.elsewhere,
    other(page),
    "any other address: expected JSON; came a page of HTML or XML. Answer with JSON, also where a proxy or a framework answers for the host.",
  ],
  [
    "a vehicle that is not there",
    noVehicle,
    served,
    "getIntracityVehicleCounters: for a vehicle_id that is not there: expected status 404; came 200. Answer so wherever nothing is there.",
  ],
];
