import path from "node:path";
import { Email } from "@neroli/contract/kernel/values.ts";
import { StartError } from "../../kernel/start-error.ts";

/** What is asked for; `force`: although there is support already. */
export type Order =
  | { command: "create-support"; email: string; force: boolean }
  | { command: "reset-factors"; email: string }
  | { command: "load-rates"; file: string };

/** What the operator of the machine can have done, as `npm run admin` lists it. */
export const overview = `npm run admin -- create-support MAIL [--force]
    makes an account of support and prints the link that sets its password, good once and for two
    hours; for the same address again it prints another. With --force also where there is support
    already.
npm run admin -- reset-factors MAIL
    takes passkeys, authenticator app and recovery codes off an account and ends its sessions: for
    the last of support who has lost them all. Support does it for everybody else, on the page Users.
npm run admin -- load-rates FILE
    loads exchange rates as the European Central Bank publishes them: eurofxref.csv or
    eurofxref-hist.csv, also zipped. Support does it on the page Exchange rates, too.`;

/** Reads the command line; null where nothing is asked for. Files are looked for in `folder`. */
export function readArguments(args: readonly string[], folder: string): Order | null {
  const [command, ...rest] = args;
  if (command === undefined || command === "--help" || command === "help") return null;
  if (command === "create-support") {
    const force = rest.includes("--force");
    return { command, force, email: readEmail(rest.filter((each) => each !== "--force")) };
  }
  if (command === "reset-factors") return { command, email: readEmail(rest) };
  if (command === "load-rates") return { command, file: path.resolve(folder, readFile(rest)) };
  throw new StartError(`There is no "${command}":\n${overview}`);
}

function readEmail([email, ...more]: readonly string[]): string {
  if (!email || more.length > 0)
    throw new StartError(`Please give one e-mail address:\n${overview}`);
  const { data } = Email.safeParse(email);
  if (data === undefined) throw new StartError(`"${email}" is not an e-mail address.`);
  return data;
}

function readFile([file, ...more]: readonly string[]): string {
  if (!file || more.length > 0) throw new StartError(`Please give one file:\n${overview}`);
  return file;
}
