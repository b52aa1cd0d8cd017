// @vitest-environment node
import { expect, it } from "vitest";
import { asModule } from "web/scripts/hoisted-react.ts";

it("imports what a file of React requires, and exports what it exports, by name and as a whole", () => {
  const file = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
function render() {
  return Scheduler.unstable_now() + React.version;
}
exports.now = void 0;
if (React.version) {
  exports.now = render;
}
exports.render = function () {
  return exports.now();
};
`;
  expect(asModule(file)).toBe(`"use strict";
import * as Scheduler from "scheduler";
  import * as React from "react";
function render() {
  return Scheduler.unstable_now() + React.version;
}
var exported_now = void 0;
if (React.version) {
  exported_now = render;
}
var exported_render = function () {
  return exported_now();
};

export { exported_now as now, exported_render as render };
export default { now: exported_now, render: exported_render };
`);
});
