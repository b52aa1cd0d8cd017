import { expect, it } from "vitest";
import { failureInWords } from "web/layout/failure-in-words.ts";

it.each([
  [null, "The service did not answer."],
  [200, "The service's answer could not be read."],
  [299, "The service's answer could not be read."],
  [300, "The service could not answer this request."],
  [403, "You are not allowed to see this."],
  [404, "The service did not find this."],
  [429, "The service has too many requests."],
  [500, "The service could not answer this request."],
  [503, "The service is not available at the moment."],
])("of the status %s it says what happened", (status, words) => {
  expect(failureInWords({ status, retryAfter: null }, false)).toBe(words);
});

it.each([
  [null, true, ""],
  [90, false, ""],
  [1, true, " Try again in 1 second."],
  [59, true, " Try again in 59 seconds."],
  [60, true, " Try again in 1 minute."],
  [61, true, " Try again in 2 minutes."],
])(
  "after %s seconds, too early: %s, it says when to try again",
  (retryAfter, isTooEarly, words) => {
    const failure = { status: 429, retryAfter };
    expect(failureInWords(failure, isTooEarly)).toBe(`The service has too many requests.${words}`);
  },
);
