import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { PasswordField } from "web/ui/fields/password-field.tsx";
import { Select } from "web/ui/fields/select.tsx";
import { TextField } from "web/ui/fields/text-field.tsx";

const descriptionOf = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

describe("a text field", () => {
  it("is named by its label, described by its description and error, and marked invalid", () => {
    render(<TextField label="Stoppage" description="Part of it is enough." error="Unknown." />);
    const field = screen.getByRole("textbox", { name: "Stoppage" });
    expect(descriptionOf(field)).toEqual(["Part of it is enough.", "Unknown."]);
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("says nothing of an error where there is none, and keeps the class it is given", () => {
    render(<TextField label="Stoppage" className="mine" />);
    const field = screen.getByRole("textbox", { name: "Stoppage" });
    expect([field.hasAttribute("aria-invalid"), field.hasAttribute("aria-describedby")]).toEqual([
      false,
      false,
    ]);
    expect(field.classList.contains("mine")).toBe(true);
  });
});

describe("a password field", () => {
  it("hides what is typed until it is asked to show it", async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText<HTMLInputElement>("Password");
    const toggle = screen.getByRole("button", { name: "Show" });
    const seen = [[field.type, toggle.getAttribute("aria-pressed")]];
    await user.click(toggle);
    seen.push([field.type, toggle.getAttribute("aria-pressed")]);
    expect(seen).toEqual([
      ["password", "false"],
      ["text", "true"],
    ]);
  });
});

describe("a select", () => {
  it("shows its placeholder until something is chosen, and again when the choice is cleared", async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    function Devices() {
      const [value, setValue] = useState("");
      const change = (next: string) => {
        onChange(next);
        setValue(next);
      };
      const options = ["D-01", "D-02"].map((id) => ({ value: id, label: id }));
      return (
        <Select
          label="Device IDs"
          placeholder="Select a device"
          options={options}
          value={value}
          onChange={change}
        />
      );
    }
    render(<Devices />);
    const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Device IDs" });
    const shown = () => field.selectedOptions[0]?.textContent;
    const seen = [shown()];
    await user.selectOptions(field, "D-02");
    seen.push(shown());
    await user.selectOptions(field, "Select a device");
    seen.push(shown());
    expect(seen).toEqual(["Select a device", "D-02", "Select a device"]);
    expect(onChange.mock.calls).toEqual([["D-02"], [""]]);
  });
});
