import { personKey } from "./session/stored.ts";

/** What stands in a page in place of what asks for its scripts. */
export const later = {
  rel: "later",
  type: "later",
} as const;

/** Milliseconds after which scripts come although nothing was painted: a browser may paint nothing. */
const atLatest = 1_000;

/**
 * Stands in the page's head, as text. The scripts are asked for once the page has been painted: their
 * arrival, file after file, kept a slow phone from painting it. Who is signed in waits for them, and a
 * page that nobody sees is not painted.
 */
export const scriptsLater = `(() => {
  const start = () => {
    for (const link of document.querySelectorAll('link[rel="${later.rel}"]')) link.rel = "modulepreload";
    for (const held of document.querySelectorAll('script[type="${later.type}"]')) {
      const script = document.createElement("script");
      Object.assign(script, { type: "module", nonce: held.nonce, textContent: held.textContent });
      held.replaceWith(script);
    }
  };
  const isWaitedFor = () => {
    try {
      return localStorage.getItem("${personKey}") !== null;
    } catch {
      return false;
    }
  };
  addEventListener("DOMContentLoaded", () => {
    if (document.hidden || isWaitedFor()) return start();
    requestAnimationFrame(start);
    setTimeout(start, ${atLatest});
  });
})()`;
