import { brokenRules } from "machines/account/password-rules";
import { expect, it } from "vitest";

const all = ["user_name", "digits_alone", "common"];
const broken = (
  newPassword: string,
  { minLength = 12 as number | null, refuses = all, username = "Nasrin" as string | null } = {},
) =>
  brokenRules(
    { oldPassword: "the old one", newPassword },
    { rules: { minLength, refuses }, username },
  );

it.each<[string, string[]]>([
  ["another phrase", []],
  ["elevenchars", ["min_length"]],
  ["twelve chars", []],
  ["🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂a", []],
  ["🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂a", ["min_length"]],
  ["I am NASRIN at last", ["user_name"]],
  ["nas rin, nas rin", []],
  ["12345 67890 !", ["digits_alone"]],
  ["১২৩৪৫৬৭৮৯০১২", ["digits_alone"]],
  ["১২৩৪৫৬৭৮৯০১ক", []],
  ["the old one", ["min_length", "same"]],
  ["", ["min_length", "digits_alone"]],
])("the new password %j breaks %j", (newPassword, rules) => {
  expect(broken(newPassword)).toEqual(rules);
});

it("breaks no rule that the host does not name, but has to be there", () => {
  const none = { minLength: null, refuses: [], username: null };
  expect(["1", "nasrin", ""].map((typed) => broken(typed, none))).toEqual([[], [], ["min_length"]]);
});

it("holds no user name that is unknown, or of fewer than four letters", () => {
  const told = "rafi and the long phrase";
  expect(broken(told, { username: null })).toEqual([]);
  expect(broken(told, { username: "raf" })).toEqual([]);
  expect(broken(told, { username: "rafi" })).toEqual(["user_name"]);
});
