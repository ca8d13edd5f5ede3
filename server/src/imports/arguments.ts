import path from "node:path";
import { parseArgs } from "node:util";
import { StartError } from "../kernel/start-error.ts";
import { profiles } from "./profiles.ts";

export interface ImportArguments {
  company: string;
  profile: string;
  /** Absolute. */
  file: string;
}

const usage = `npm run import -- --company KEY --profile ${[...profiles.keys()].join("|")} FILE`;

/** Reads the command line; `folder` is where the person stands who types it. */
export function readArguments(args: readonly string[], folder: string): ImportArguments {
  const { values, positionals } = parse([...args]);
  const [file, ...more] = positionals;
  const missing = [
    !values.company && "--company",
    !values.profile && "--profile",
    !file && "the FILE",
  ].filter((name) => name !== false);
  if (missing.length > 0 || !values.company || !values.profile || !file) {
    throw new StartError(`Please give ${missing.join(" and ")}: ${usage}`);
  }
  if (more.length > 0) throw new StartError(`Please give one file at a time: ${usage}`);
  return { company: values.company, profile: values.profile, file: path.resolve(folder, file) };
}

function parse(args: string[]) {
  try {
    const options = { company: { type: "string" }, profile: { type: "string" } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message.replace(/\. .*$/s, "")}: ${usage}`);
  }
}
