import type { Translate } from "./phrases.tsx";

const isAway = (error: unknown) =>
  error instanceof Error &&
  !error.message &&
  "status" in error &&
  [502, 503, 504].includes(Number(error.status));

/**
 * Why something failed, for the reader: the sentence that the server sent in the reader's language
 * or that the page gave the error, else "Something went wrong" (spec 8).
 */
export function sentenceOf(error: unknown, t: Translate): string {
  // What browsers throw where no answer came; their own words are in no language of the page.
  if (error instanceof TypeError) return t("table.unreachable");
  // A proxy that stands in for a server that is away says so in no language of the page.
  if (isAway(error)) return t("table.unreachable");
  return error instanceof Error && error.message ? error.message : t("table.wrong");
}
