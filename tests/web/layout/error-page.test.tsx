import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ErrorPage } from "web/layout/error-page.tsx";

describe("an error page", () => {
  it.each([
    ["error", "Oops! Something Went Wrong", "Contact with a concern."],
    ["unknown", "Oops! Page not found", "The page you're looking for doesn't exist."],
  ] as const)("of kind %s has the specification's words and leads home", (kind, title, text) => {
    render(<ErrorPage kind={kind} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(text).tagName).toBe("P");
    expect(screen.getByRole("link", { name: "Go home" }).getAttribute("href")).toBe("/");
  });
});
