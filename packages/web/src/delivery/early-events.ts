import { chooseLanguage } from "../browser/language.ts";

/** The form that was submitted, and what was pressed last. */
export type CapturedEvents = readonly [HTMLFormElement | undefined, HTMLElement | null | undefined];

/**
 * Until the portal has started: carries out what needs nothing of it, and captures the submission of a form and a press
 * on a link of Home as it was kept. Call what it returns to end that and to get what it has captured.
 */
export function captureEvents(page: HTMLElement): () => CapturedEvents {
  let form: HTMLFormElement | undefined;
  let pressed: HTMLElement | null | undefined;
  const ended = new AbortController();
  const press = ({ target }: MouseEvent) => {
    const on = target as Element;
    pressed?.removeAttribute("aria-busy");
    pressed = on.closest<HTMLElement>("a, button[lang]");
    pressed?.setAttribute("aria-busy", "true");
    if (pressed?.lang) chooseLanguage(pressed.lang);
    const button = on.closest("button");
    const field = button?.previousElementSibling;
    if (field instanceof HTMLInputElement) toggle(button, field);
  };
  const submit = (event: SubmitEvent) => {
    // The portal has prevented it if it was already listening.
    if (event.defaultPrevented) return;
    event.preventDefault();
    form = event.target as HTMLFormElement;
    page.dataset.busy = "";
  };
  // Of a controller, its signal alone is read.
  document.addEventListener("click", press, ended);
  document.addEventListener("submit", submit, ended);
  return () => {
    ended.abort();
    return [form, pressed];
  };
}

function toggle(button: HTMLButtonElement | null, password: HTMLInputElement) {
  const isShown = password.type === "text";
  password.type = isShown ? "password" : "text";
  button?.setAttribute("aria-pressed", `${!isShown}`);
}
