import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../kernel/client.ts";
import { refreshProfile } from "../../kernel/session/session.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { chooseLanguage } from "../../language/choose-language.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { type ProfileValues, toForm } from "./profile-values.ts";

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

interface Saving {
  values: ProfileValues;
  /** The profile that was changed. */
  base: Profile;
}

export function useSaveProfile(on: {
  saved: (profile: Profile) => void;
  refused: (error: Error) => void;
}) {
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
    chooseLanguage(next);
  }, [next]);
  return useMutation({
    mutationFn: ({ values, base }: Saving) =>
      api("PUT /users/profile", { body: toForm(values, base.version) }),
    onSuccess: (profile, { base }) => {
      on.saved(profile);
      show(profile);
      const { language } = profile;
      const chosen = language !== base.language && language !== spoken;
      if (isLanguage(language) && chosen) setNext(language);
      else tellDone(t("profile.saved"));
    },
    onError: on.refused,
  });
}
