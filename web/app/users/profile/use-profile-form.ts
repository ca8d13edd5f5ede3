import { type UseFormReturnType, useForm } from "@mantine/form";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useEffect, useState } from "react";
import { ApiError, api } from "../../kernel/client.ts";
import { fieldFailures } from "../../kernel/forms/field-failures.ts";
import { useDraft } from "../../kernel/forms/use-draft.ts";
import { sentenceOf } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { faultsOf, type ProfileValues, valuesOf } from "./profile-values.ts";
import { useSaveProfile } from "./save-profile.ts";

export type ProfileFields = UseFormReturnType<ProfileValues>;

/** The form's state: what it changes, what stands in the way of saving, and the ways on. */
export function useProfileForm(profile: Profile) {
  const t = useT();
  const [base, setBase] = useState(profile);
  const [theirs, setTheirs] = useState<Profile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Of this version: what was typed over an older one is never laid over newer data.
  const draft = useDraft<ProfileValues>(`profile.${base.key}.${base.version}`);
  const form = useForm<ProfileValues>({
    initialValues: draft.initial ?? valuesOf(base),
    validate: (values) => faultsOf(t, values),
  });
  const { values } = form;
  const changed = JSON.stringify(values) !== JSON.stringify(valuesOf(base));
  const { keep, forget } = draft;
  useEffect(() => {
    if (changed) keep(values);
    else forget();
  }, [changed, values, keep, forget]);

  /** From now on the form changes this version of the profile. */
  const goOnFrom = (version: Profile, typed: ProfileValues) => {
    forget();
    setBase(version);
    setTheirs(null);
    setRefusal(null);
    form.setValues(typed);
    form.clearErrors();
  };
  // Changed elsewhere before anything was typed here: no reason to bother anybody.
  useEffect(() => {
    if (!changed && profile.version > base.version) goOnFrom(profile, valuesOf(profile));
  });
  const save = useSaveProfile({
    saved: (saved) => goOnFrom(saved, valuesOf(saved)),
    refused: async (error) => {
      const conflict = error instanceof ApiError && error.status === 409;
      const newer = conflict ? await api("GET /users/profile").catch(() => null) : null;
      if (newer) return setTheirs(newer);
      const failures = fieldFailures(error, t);
      form.setErrors(failures);
      if (Object.keys(failures).length === 0) setRefusal(sentenceOf(error, t));
      setAttempt((tries) => tries + 1);
    },
  });
  const submit = () => {
    setRefusal(null);
    if (!form.validate().hasErrors) save.mutate({ values, base });
    else setAttempt((tries) => tries + 1);
  };
  return {
    form,
    changed,
    restored: draft.initial !== null && changed,
    refusal,
    attempt,
    /** Somebody was faster: the profile as it is now. */
    conflict: theirs !== null,
    pending: save.isPending,
    submit,
    discard: () => goOnFrom(base, valuesOf(base)),
    keepMine: () => theirs && goOnFrom(theirs, values),
    showTheirs: () => theirs && goOnFrom(theirs, valuesOf(theirs)),
  };
}
