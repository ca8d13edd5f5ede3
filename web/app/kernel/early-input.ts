import { addressKey } from "./session/typed-address.ts";

/**
 * What people type, choose, press and send before the page's scripts are there. React would put the
 * fields back as the server has drawn them, the browser would send a form that has no address to the
 * page itself, and nobody would hear a button: all of it would be lost where the connection is slow. So
 * a first line of script in the page keeps it (`keepEarlyInput`), and the page does it once it listens.
 */
interface EarlyInput {
  values: Map<Element, string | boolean>;
  /** The last button that was pressed; links and forms with an address work by themselves. */
  pressed: HTMLButtonElement | null;
  sent: SubmitEvent | null;
  /** What is said of scripts that do not come (shell/first-scripts.tsx). */
  note?: HTMLElement;
  /** For the same page loaded anew: what was typed, but no passwords. */
  keepOver(): void;
  stop(): void;
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

/** Where a tab keeps what was typed into a page that is loaded anew. */
const keptOver = "neroli:typed-early";

/** Stands in the page's head, as text: it runs before any file of ours has come. */
export const keepEarlyInput = `(() => {
  const values = new Map();
  const early = (globalThis.earlyInput = { values, pressed: null, sent: null, keepOver, stop });
  const place = location.pathname + location.search;
  const fields = () => [...document.querySelectorAll("input, select, textarea")];
  const nameOf = ({ id, name }) => id + " " + name;
  function keep({ target }) {
    if (!("value" in target) || target.type === "file") return;
    values.set(target, /^(?:checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  }
  function press({ target }) {
    const button = target.closest?.("button");
    if (button && !(button.form && button.type === "submit")) early.pressed = button;
  }
  function hold(event) {
    const { target: form } = event;
    if (form.hasAttribute("action")) return remember(form.elements.email);
    event.preventDefault();
    early.sent = event;
  }
  // The sign-in goes as it is, and may come back: to another password, or to another form.
  function remember(email) {
    if (email?.value) sessionStorage.setItem("${addressKey}", email.value);
  }
  function keepOver() {
    const kept = fields().flatMap((field, at) =>
      values.has(field) && field.type !== "password" ? [[at, nameOf(field), values.get(field)]] : [],
    );
    sessionStorage.setItem("${keptOver}", JSON.stringify({ place, kept }));
  }
  function takeOver() {
    try {
      const kept = JSON.parse(sessionStorage.getItem("${keptOver}"));
      sessionStorage.removeItem("${keptOver}");
      if (kept?.place === place) kept.kept.forEach(fillIn);
    } catch {
      // A browser without storage has kept nothing.
    }
  }
  function fillIn([at, name, value]) {
    const field = fields()[at];
    if (!field || nameOf(field) !== name) return;
    field[typeof value === "boolean" ? "checked" : "value"] = value;
    values.set(field, value);
  }
  function stop() {
    early.note?.remove();
    removeEventListener("input", keep, true);
    removeEventListener("click", press, true);
    removeEventListener("submit", hold, true);
    globalThis.earlyInput = undefined;
  }
  addEventListener("DOMContentLoaded", takeOver);
  addEventListener("input", keep, true);
  addEventListener("click", press, true);
  addEventListener("submit", hold, true);
})()`;

/** Once the page answers: fills in what was typed before, presses what was pressed, sends what was sent. */
export function takeEarlyInput(): void {
  const { earlyInput } = globalThis;
  if (!earlyInput) return;
  earlyInput.stop();
  for (const [field, value] of earlyInput.values) {
    if (field.isConnected) type(field, value);
  }
  if (earlyInput.pressed?.isConnected) earlyInput.pressed.click();
  const { target: form, submitter } = earlyInput.sent ?? {};
  if (!(form instanceof HTMLFormElement) || !form.isConnected) return;
  // A button that was drawn anew meanwhile is none of the form any more.
  form.requestSubmit(submitter?.isConnected ? submitter : null);
}

/**
 * As somebody would. React notes what a field holds when it is set, and takes the same for no change:
 * so it is first told of something else.
 */
function type(field: Element, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === "boolean") {
    field.checked = !value;
    field.click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  if (!(field instanceof HTMLSelectElement)) (field as HTMLInputElement).value = "";
  setter?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
