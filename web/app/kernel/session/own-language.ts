import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { keepLanguage, showLanguage } from "../../language/choose-language.ts";
import { pageLanguage } from "../../language/phrases.tsx";
import { api } from "../client.ts";
import { onSessionChange, sessionState } from "./state.ts";
import { readAccountLanguage, readPerson, writeAccountLanguage } from "./stored.ts";

/** Somebody signed in: pages go on in the account's language; one without takes the page's. */
export async function applyLanguage({ language }: Profile): Promise<void> {
  if (language) return keepLanguage(language);
  // Without an answer the next sign-in does it.
  await saveLanguage(pageLanguage()).catch(() => {});
}

/** Chosen on another device meanwhile: the next page follows. */
export function noteLanguage({ language }: Profile): void {
  if (!language) return;
  const before = readAccountLanguage();
  if (before !== language) writeAccountLanguage(language);
  if (before !== null && before !== language) keepLanguage(language);
}

/**
 * The page in another language, which is the account's from then on: it keeps it first, so that
 * nobody reads another language than mails are written in. Fails when it was not kept.
 */
export async function switchLanguage(language: Language): Promise<void> {
  if (await isSomebody()) await saveLanguage(language);
  showLanguage(language);
}

async function saveLanguage(language: Language): Promise<void> {
  await api("PUT /users/settings", { body: { language } });
  writeAccountLanguage(language);
}

/** Whether somebody is signed in, as soon as this page knows. */
async function isSomebody(): Promise<boolean> {
  if (readPerson() === null) return false;
  while (sessionState().state === "loading") {
    await new Promise<void>((changed) => {
      const stop = onSessionChange(() => {
        stop();
        changed();
      });
    });
  }
  return sessionState().state === "signed-in";
}
