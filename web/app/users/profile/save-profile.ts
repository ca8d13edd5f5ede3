import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refreshProfile } from "../../kernel/session/session.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { showLanguage } from "../../language/choose-language.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";

export const profileKey = ["profile"];

/** Shows what the server has kept, here and in the bar. */
export function useShowProfile(): (profile: Profile) => void {
  const queries = useQueryClient();
  return (profile) => {
    queries.setQueryData(profileKey, profile);
    void refreshProfile();
  };
}

/** Set over the reload that another language needs. */
const savedFlag = "profile-saved";

/** Shows a saved profile, in the language that it now has, and says that it is saved. */
export function useShowSaved(): (profile: Profile, sent: { base: Profile }) => void {
  const t = useT();
  const spoken = useLanguage();
  const show = useShowProfile();
  const [next, setNext] = useState<Language | null>(null);
  useEffect(() => {
    if (sessionStorage.getItem(savedFlag) === null) return;
    sessionStorage.removeItem(savedFlag);
    tellDone(t("profile.saved"));
  }, [t]);
  // Only once the form counts as saved: else the browser would ask before it loads the page anew.
  useEffect(() => {
    if (!next) return;
    sessionStorage.setItem(savedFlag, "1");
    showLanguage(next);
  }, [next]);
  return (profile, { base }) => {
    show(profile);
    const { language } = profile;
    const chosen = language !== base.language && language !== spoken;
    if (isLanguage(language) && chosen) setNext(language);
    else tellDone(t("profile.saved"));
  };
}
