import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { cosing } from "./cosing.ts";
import { personalCareCatalogue } from "./personal-care-catalogue.ts";

/** Prepared mappings of files that many know, by the name that the command line gives them. */
export const profiles: ReadonlyMap<string, Mapping> = new Map([
  ["cosing", cosing],
  ["personal-care-catalogue", personalCareCatalogue],
]);
