/** The page of the tests draws no letter, and waits for no font. */
if (typeof document !== "undefined") {
  const value = { ready: Promise.resolve() };
  Object.defineProperty(document, "fonts", { value, configurable: true });
}
