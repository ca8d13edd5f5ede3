import { guardOf, type PagePath, pages } from "@neroli/contract/access/pages.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { matchPath } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { loadPhrases, type Part, pageLanguage, pageVariant } from "./language/phrases.tsx";
import { Nonce } from "./ui/nonce.ts";

const isForEverybody = (Object.keys(pages) as PagePath[]).some(
  (path) =>
    ["public", "visitors"].includes(guardOf(path).who) && matchPath(path, location.pathname),
);
// The title of a page for signed-in people is there before its session, which brings the rest.
const parts: Part[] = isForEverybody ? ["site"] : ["site", "work"];
await Promise.all(parts.map((part) => loadPhrases(pageLanguage(), part, pageVariant())));

// The browser hides the attribute from the page but not the property from its scripts.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

// Libraries that write style elements by themselves (the scroll lock of dialogs) look for it here.
Object.assign(globalThis, { __webpack_nonce__: nonce });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Nonce value={nonce}>
        <HydratedRouter />
      </Nonce>
    </StrictMode>,
    { onRecoverableError: (error) => console.error("hydration:", error) },
  );
});
