import { expect, it } from "vitest";
import { asModule, withNamesOfReact } from "web/scripts/react-modules.ts";

it("imports what a file of React requires, and exports what it exports, by name", () => {
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
  expect(asModule("react.production.js", file)).toBe(`"use strict";
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
`);
});

it("takes React by its names where a module takes it as one object, and leaves other imports alone", () => {
  const file = `import $a from "./a.mjs";
import $b$react, {useContext as $b$useContext, useId as $b$useId} from "react";
import $b$dom from "react-dom";
import {useRef as $b$useRef} from "react";
import $c from "react-stately";
`;
  expect(withNamesOfReact("a.mjs", file)).toBe(`import $a from "./a.mjs";
import * as $b$react from "react"; import { useContext as $b$useContext, useId as $b$useId } from "react";
import * as $b$dom from "react-dom";
import {useRef as $b$useRef} from "react";
import $c from "react-stately";
`);
});
