import type { FormValues } from "./form-values.ts";

const key = "sign-up-draft";

interface Draft {
  values: Omit<FormValues, "password">;
  /** The address was accepted, and leads to this company or to none that is listed. */
  accepted: { company: string | null } | null;
}

/** What was typed and not sent, for this tab; a password is kept nowhere. */
export function readDraft(): Draft | null {
  const stored = sessionStorage.getItem(key);
  return stored ? JSON.parse(stored) : null;
}

export function writeDraft({ password: _, ...values }: FormValues, accepted: Draft["accepted"]) {
  sessionStorage.setItem(key, JSON.stringify({ values, accepted } satisfies Draft));
}

export const clearDraft = (): void => sessionStorage.removeItem(key);
