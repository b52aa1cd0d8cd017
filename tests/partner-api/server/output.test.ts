import { forPeople } from "partner-api";
import { expect, it } from "vitest";

it("a line of the log is said in words for people", () => {
  const time = new Date(2026, 5, 1, 14, 2, 11).getTime();
  const line = { level: 30, time, pid: 7, hostname: "h", reqId: "r", method: "GET", ms: 3.2 };
  expect(forPeople(JSON.stringify({ ...line, msg: "answered" }))).toBe(
    "14:02:11 answered method=GET ms=3.2",
  );
  expect(forPeople(JSON.stringify({ ...line, level: 50, msg: "failed", err: { type: "E" } }))).toBe(
    '14:02:11 error: failed method=GET ms=3.2 err={"type":"E"}',
  );
});

it("a line of the log is one line, whatever stands in it", () => {
  const line = { level: 30, time: 0, msg: "a\nb", name: "c\u001b[8m\u2028d" };
  expect(forPeople(JSON.stringify(line)).slice("14:02:11 ".length)).toBe(
    "a\\u000ab name=c\\u001b[8m\\u2028d",
  );
});
