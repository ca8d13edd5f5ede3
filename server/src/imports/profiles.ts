import type { Profile } from "./profile.ts";
import { cosing } from "./profiles/cosing.ts";
import { personalCareCatalogue } from "./profiles/personal-care-catalogue.ts";

/** The profiles by the name that the command line gives them. */
export const profiles: ReadonlyMap<string, Profile> = new Map([
  ["cosing", cosing],
  ["personal-care-catalogue", personalCareCatalogue],
]);
