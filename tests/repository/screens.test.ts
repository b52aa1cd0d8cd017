import { expect, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { detailScreens, screens } from "../e2e/screens.ts";
import { pairs } from "../machines/people.ts";

const routes = catalogue.flatMap(({ home, screens }) => [
  home,
  ...screens.map(({ route }) => route),
]);

/** The route of the catalogue at which a path is, or the path where there is none. */
const routeOf = (path: string) =>
  routes.find((route) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(path)) ?? path;

it("the walks of the journeys open every screen of the catalogue", () => {
  const lists = catalogue.map(({ path }) => path);
  const outside = [
    "/",
    "/profile",
    "/company-preview?module=toll_plaza",
    "/error",
    "/no-such-page",
  ];
  const walked = [...screens, ...detailScreens].map(routeOf);
  expect(walked.sort()).toEqual([...new Set(routes), ...lists, ...outside].sort());
});

it("the tables of the machines' routes have every screen of the catalogue", () => {
  const written = pairs.map(([path]) => routeOf(path));
  expect(written.sort()).toEqual([...new Set(routes)].sort());
});
