import { ApiError } from "../client.ts";

/** The thing as another tab has saved it meanwhile; null of every other refusal. */
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
