import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { Nonce } from "./kernel/nonce.ts";
import { loadPhrases } from "./kernel/phrases.tsx";

const { lang } = document.documentElement;
await loadPhrases(isLanguage(lang) ? lang : "en");

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
