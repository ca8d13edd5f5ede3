import type { Failure } from "@neroli/contract/kernel/failures.ts";
import { socialNetworks } from "@neroli/contract/kernel/formats/social-links.ts";
import { profile as constraints } from "@neroli/contract/users/forms/profile.gen.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useEffect } from "react";
import { ApiError, api } from "../../kernel/client.ts";
import { type EntryForm, useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { type Translate, useT } from "../../language/phrases.tsx";
import { type ProfileValues, toForm, valuesOf } from "./profile-values.ts";
import { useShowSaved } from "./save-profile.ts";

export type ProfileFields = EntryForm<ProfileValues>;

/** The form's state: what it changes, what stands in the way of saving, and the ways on. */
export function useProfileForm(profile: Profile) {
  const t = useT();
  const showSaved = useShowSaved();
  const form = useEntryForm({
    constraints,
    base: profile,
    valuesOf,
    toBody: (values: ProfileValues, base) => toForm(values, base),
    say: (failure) => sentenceOf(t, failure),
    send: (body) => api("PUT /users/profile", { body }),
    baseOf: (saved) => saved,
    onSent: showSaved,
    theirsOf: (error) =>
      error instanceof ApiError && error.status === 409
        ? api("GET /users/profile").catch(() => null)
        : null,
    // Of this version: what was typed over an older one is never laid over newer data.
    draft: ({ key, version }) => ({ key: `profile.${key}.${version}` }),
  });
  // Changed elsewhere before anything was typed here: no reason to bother anybody.
  useEffect(() => {
    if (!form.changed && profile.version > form.base.version) {
      form.goOn(profile, valuesOf(profile));
    }
  });
  return form;
}

/** What the form says better than the sentence of the code. */
function sentenceOf(t: Translate, { path, code }: Failure): string | null {
  if (code === "phone") return t("profile.phone.invalid");
  if (code === "twice") return t("profile.spoken.twice");
  const network = socialNetworks.find((each) => path === `social_links.${each}`);
  if (code !== "social-link" || !network) return null;
  return t("profile.social.invalid", { network: t(`profile.social.${network}`) });
}
