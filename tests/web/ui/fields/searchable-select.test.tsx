import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { SearchableSelect } from "web/ui/fields/searchable-select.tsx";

const onChange = vi.fn();

function Devices({ count }: { count: number }) {
  const [value, setValue] = useState("");
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  const options = Array.from({ length: count }, (_, at) => ({
    value: `D-${at + 1}`,
    label: `Device ${at + 1}`,
  }));
  return (
    <SearchableSelect
      label="Device IDs"
      placeholder="Select a device"
      options={options}
      value={value}
      onChange={change}
    />
  );
}

const field = () => screen.getByRole("combobox", { name: "Device IDs" });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

it("shows its placeholder until something is chosen, and again when the choice is cleared", async () => {
  onChange.mockClear();
  const user = userEvent.setup();
  render(<Devices count={2} />);
  const seen = [field().textContent];
  await user.click(field());
  expect([options(), screen.queryByRole("searchbox")]).toEqual([
    ["Select a device", "Device 1", "Device 2"],
    null,
  ]);
  await user.click(screen.getByRole("option", { name: "Device 2" }));
  seen.push(field().textContent);
  await user.click(field());
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Device 2");
  await user.click(screen.getByRole("option", { name: "Select a device" }));
  seen.push(field().textContent);
  expect(seen).toEqual(["Select a device", "Device 2", "Select a device"]);
  expect(onChange.mock.calls).toEqual([["D-2"], [""]]);
});

it("choosing what is chosen leaves it so, and closes the list", async () => {
  const user = userEvent.setup();
  render(<Devices count={2} />);
  for (const _ of [1, 2]) {
    await user.click(field());
    await user.click(screen.getByRole("option", { name: "Device 1" }));
  }
  expect([field().textContent, field().getAttribute("aria-expanded")]).toEqual([
    "Device 1",
    "false",
  ]);
});

it("has a search from eight options on, which says where nothing matches", async () => {
  const user = userEvent.setup();
  render(<Devices count={8} />);
  await user.click(field());
  const search = await screen.findByRole("searchbox", { name: "Search" });
  await user.type(search, "dev 7");
  await waitFor(() => expect(options()).toEqual(["Device 7"]));
  await user.keyboard("0");
  await screen.findByText("No match");
});

it("shows a hundred options at once, and finds the others by typing", async () => {
  const user = userEvent.setup();
  render(<Devices count={1234} />);
  await user.click(field());
  expect(options()).toHaveLength(100);
  screen.getByText("And 1,135 more. Type to find them.");
  await user.type(screen.getByRole("searchbox"), "1234");
  await waitFor(() => expect(options()).toEqual(["Device 1234"]));
});
