import path from "node:path";
import { parseArgs } from "node:util";
import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { StartError } from "../../kernel/start-error.ts";
import { annexProfiles } from "../profiles/annex-profiles.ts";
import { profiles } from "../profiles/named-profiles.ts";

export interface ImportArguments {
  company: string;
  /** Absolute. */
  file: string;
  /** The mapping: a prepared one, or in a file; else the company's for such columns. */
  profile?: string;
  mapping?: string;
  /** New products become drafts. */
  draft: boolean;
  /** Products that are there already become what new ones do. */
  moves: boolean;
}

/** A file of the cosmetics law, which is nobody's catalogue. */
export interface AnnexArguments {
  /** Absolute. */
  file: string;
  annex: Annex;
}

const names = [...profiles.keys()].join("|");
const usage = `npm run import -- --company KEY [--profile ${names} | --mapping MAPPING.json] [--draft] [--also-existing] FILE`;
const usageOfAnnex = `npm run import -- --profile ${[...annexProfiles.keys()].join("|")} FILE`;

/** Reads the command line; `folder` is where the person stands who types it. */
export function readArguments(
  args: readonly string[],
  folder: string,
): ImportArguments | AnnexArguments {
  const { values, positionals } = parse([...args]);
  const annex = annexProfiles.get(values.profile ?? "");
  if (annex) return readAnnexArguments({ annex, values, positionals, folder });
  const [file, ...more] = positionals;
  const { company, profile, mapping } = values;
  const missing = [!company && "--company", !file && "the FILE"].filter((name) => name !== false);
  if (missing.length > 0 || !company || !file) {
    throw new StartError(`Please give ${missing.join(" and ")}: ${usage}`);
  }
  if (more.length > 0) throw new StartError(`Please give one file at a time: ${usage}`);
  if (profile && mapping) throw new StartError(`Please give --profile or --mapping: ${usage}`);
  return {
    company,
    file: path.resolve(folder, file),
    draft: values.draft === true,
    moves: values["also-existing"] === true,
    ...(profile && { profile }),
    ...(mapping && { mapping: path.resolve(folder, mapping) }),
  };
}

interface Given extends ReturnType<typeof parse> {
  annex: Annex;
  folder: string;
}

function readAnnexArguments({ annex, values, positionals, folder }: Given): AnnexArguments {
  const { profile: _, ...others } = values;
  const [file, ...more] = positionals;
  const [needless] = Object.keys(others);
  if (needless)
    throw new StartError(`The law is nobody's: leave out --${needless}: ${usageOfAnnex}`);
  if (!file) throw new StartError(`Please give the FILE: ${usageOfAnnex}`);
  if (more.length > 0) throw new StartError(`Please give one file at a time: ${usageOfAnnex}`);
  return { file: path.resolve(folder, file), annex };
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    ...{ company: text, profile: text, mapping: text },
    ...{ draft: flag, "also-existing": flag },
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message.replace(/\. .*$/s, "")}: ${usage}`);
  }
}
