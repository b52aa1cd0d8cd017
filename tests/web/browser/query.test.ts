import { expect, it } from "vitest";
import { setInQuery } from "web/browser/query.ts";

it("an entry of the query is set and taken out, and the rest stays as it was", () => {
  history.replaceState("from Home", "", "/intracity/summary?q=2&compare=0");
  setInQuery("compare", "week");
  expect([location.pathname, location.search]).toEqual(["/intracity/summary", "?q=2&compare=week"]);
  expect(history.state).toBe("from Home");
  setInQuery("compare", null, { replace: true });
  expect(location.search).toBe("?q=2");
  setInQuery("q", "");
  expect(location.href).toMatch(/\/intracity\/summary$/);
  history.replaceState(null, "", "/");
});
