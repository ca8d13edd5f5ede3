import { ApiError } from "../kernel/client.ts";

/** Of a refusal because another tab has saved the thing meanwhile: the thing as it is now. */
export function changedMeanwhile<Thing extends { version: number }>(
  error: unknown,
  thing: Thing,
): Thing | null {
  if (!(error instanceof ApiError) || error.body.code !== "conflict") return null;
  const { version, current } = error.body.additional_data as {
    version: number;
    current: Partial<Thing>;
  };
  return { ...thing, ...current, version };
}
