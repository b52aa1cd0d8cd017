import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { captureEvents } from "web/delivery/early-events.ts";
import { reloads } from "../portal/browser.ts";

let reload: ReturnType<typeof reloads>;
let end: ReturnType<typeof captureEvents>;

beforeEach(() => {
  document.body.innerHTML = `
    <a><span>Today</span></a><a><span>Yesterday</span></a>
    <form>
      <input name="username" />
      <span><input type="password" value="a secret" /><button type="button" aria-pressed="false">Show</button></span>
      <button>Sign in</button>
    </form>
    <button lang="bn"><span>বাংলা</span></button>
    <p>Text</p>`;
  reload = reloads();
  end = captureEvents(document.documentElement);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  delete document.documentElement.dataset.busy;
});

const all = <T extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<T>(selector),
];
const press = (selector: string, place = 0) => all(selector)[place]?.click();
const marked = () => all("a").map((link) => link.getAttribute("aria-busy"));

describe("a press on a link before the portal has started", () => {
  it("is held and marked, the last one alone", () => {
    press("a span");
    expect(marked()).toEqual(["true", null]);
    press("a span", 1);
    expect(marked()).toEqual([null, "true"]);
    expect(end()).toEqual([undefined, all("a")[1]]);
  });

  it("is given up by a press on something else", () => {
    press("a span");
    press("p");
    expect(marked()).toEqual([null, null]);
    expect(end()).toEqual([undefined, null]);
  });
});

describe("a press on a button before the portal has started", () => {
  const shown = () => [
    all<HTMLInputElement>("span > input")[0]?.type,
    all("[aria-pressed]")[0]?.getAttribute("aria-pressed"),
    all<HTMLInputElement>("span > input")[0]?.value,
  ];

  it("shows the password and hides it again", () => {
    press("[aria-pressed]");
    expect(shown()).toEqual(["text", "true", "a secret"]);
    press("[aria-pressed]");
    expect(shown()).toEqual(["password", "false", "a secret"]);
  });

  it("has the page come back in the language", () => {
    press("[lang=bn] span");
    expect([localStorage.language, sessionStorage.language]).toEqual(["bn", "bn"]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(all("[lang]").map((one) => one.getAttribute("aria-busy"))).toEqual(["true"]);
  });
});

describe("a form that is submitted before the portal has started", () => {
  const submit = () => {
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    all("form")[0]?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("goes nowhere, is held, and moves the line", () => {
    expect(submit()).toBe(true);
    expect(document.documentElement.dataset.busy).toBe("");
    expect(end()).toEqual([all("form")[0], undefined]);
  });

  it("is left to the portal where that listens", () => {
    all("form")[0]?.addEventListener("submit", (event) => event.preventDefault());
    expect(submit()).toBe(true);
    expect(document.documentElement.dataset.busy).toBeUndefined();
    expect(end()).toEqual([undefined, undefined]);
  });
});

it("does nothing any more once the portal has started", () => {
  end();
  press("a span");
  press("[aria-pressed]");
  press("[lang=bn]");
  expect(marked()).toEqual([null, null]);
  expect(all<HTMLInputElement>("span > input")[0]?.type).toBe("password");
  expect(reload).not.toHaveBeenCalled();
});
