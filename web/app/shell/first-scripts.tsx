import { use } from "react";
import { loadedAnewAt, onceIn, patience, reading } from "../kernel/slow-files.ts";
import { useT } from "../language/phrases.tsx";
import { Nonce } from "../ui/nonce.ts";
import classes from "./first-scripts.module.css";

/** Milliseconds, at most, between two looks for a server that is away, and that a look may take. */
const untilNextLook = 5_000;

type Sentence = "title" | "again" | "text" | "load" | "away" | "awayText";

/**
 * Watches over the page's first scripts, which could say nothing of themselves. Where they do not come
 * in two minutes it is said, and the page is loaded anew, once, with what was typed (spec 9). Where
 * they fail, as after an update, that is done at once; while the server is away it is waited for.
 */
export function FirstScripts() {
  const t = useT();
  const nonce = use(Nonce);
  const sentences: Record<Sentence, string> = {
    title: t("shell.slow-file.title"),
    again: t("shell.slow-file.again"),
    text: t("shell.slow-file.text"),
    load: t("shell.slow-file.load"),
    away: t("outage.title"),
    awayText: t("outage.page"),
  };
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {watching(sentences)}
    </script>
  );
}

/** While there is `earlyInput` (early-input.ts), the page does not listen yet; it takes the note away. */
const watching = (sentences: Record<Sentence, string>) => `(() => {
  const say = ${JSON.stringify(sentences).replaceAll("<", "\\u003c")};
  const note = document.createElement("div");
  note.role = "alert";
  note.className = "${classes.note}";
  let over = false;
  let isLooking = false;
  const isOver = () => over || !globalThis.earlyInput;
  function tell(title, ...more) {
    const strong = document.createElement("strong");
    strong.textContent = title;
    note.replaceChildren(strong, " ", ...more);
    document.body.append(note);
    earlyInput.note = note;
  }
  function isFirstTime() {
    try {
      const last = Number(sessionStorage.getItem("${loadedAnewAt}"));
      if (Date.now() - last < ${onceIn}) return false;
      sessionStorage.setItem("${loadedAnewAt}", String(Date.now()));
      return true;
    } catch {
      return false;
    }
  }
  function loadAnew() {
    if (isOver()) return;
    over = true;
    if (isFirstTime()) {
      tell(say.title, say.again);
      return setTimeout(() => {
        globalThis.earlyInput?.keepOver();
        location.reload();
      }, ${reading});
    }
    const link = document.createElement("a");
    link.href = location.pathname + location.search;
    link.textContent = say.load;
    tell(say.title, say.text, " ", link);
  }
  async function loadWhenThere() {
    if (isLooking || isOver()) return;
    isLooking = true;
    const signal = AbortSignal.timeout(${untilNextLook});
    const isThere = await fetch("/health/ready", { cache: "no-store", signal }).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isThere) return loadAnew();
    if (isOver()) return;
    if (!note.isConnected) tell(say.away, say.awayText);
    // Not all browsers at the same moment.
    setTimeout(() => {
      isLooking = false;
      loadWhenThere();
    }, ${untilNextLook} * (0.5 + Math.random() / 2));
  }
  addEventListener("error", ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (new URL(target.src || location.href).origin === location.origin) loadWhenThere();
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (/import/i.test(reason?.message)) loadWhenThere();
  });
  setTimeout(loadWhenThere, ${patience});
})()`;
