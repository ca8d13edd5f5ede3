import type { Annex } from "@neroli/contract/enumerations/law.ts";

/** Files of the cosmetics law, which belong to no company; by the name that the command line gives them. */
export const annexProfiles: ReadonlyMap<string, Annex> = new Map([
  ["cosing-annex-ii", "II"],
  ["cosing-annex-iii", "III"],
  ["cosing-annex-iv", "IV"],
  ["cosing-annex-v", "V"],
  ["cosing-annex-vi", "VI"],
  // A list of the prohibitions that came after the file of annex II.
  ["cosing-additions", "II"],
]);
