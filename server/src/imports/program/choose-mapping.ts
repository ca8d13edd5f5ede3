import { readFile } from "node:fs/promises";
import { Mapping } from "@neroli/contract/imports/mapping.ts";
import { StartError } from "../../kernel/start-error.ts";
import { annexProfiles } from "../profiles/annex-profiles.ts";
import { profiles } from "../profiles/named-profiles.ts";

/** The mapping that the command line names, if it names one. */
export async function chooseMapping({
  profile,
  mapping,
}: {
  profile?: string;
  mapping?: string;
}): Promise<Mapping | undefined> {
  if (mapping) return readMapping(mapping);
  if (!profile) return undefined;
  const prepared = profiles.get(profile);
  if (prepared) return prepared;
  const known = [...profiles.keys(), ...annexProfiles.keys()].join(", ");
  throw new StartError(`There is no import profile "${profile}"; there are ${known}.`);
}

async function readMapping(file: string): Promise<Mapping> {
  let given: unknown;
  try {
    given = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new StartError(`The mapping ${file} cannot be read: ${(error as Error).message}.`);
  }
  const { data, error } = Mapping.safeParse(given);
  if (data) return data;
  const [issue] = error.issues;
  const where = issue?.path.join(".");
  throw new StartError(
    `The mapping ${file} is none: ${where ? `${where}: ` : ""}${issue?.message}.`,
  );
}
