import path from "node:path";
import { Email } from "@neroli/contract/kernel/values.ts";
import { StartError } from "../../kernel/start-error.ts";

/** A piece of background work: queued by somebody, or an event that a listener failed at. */
export interface WorkName {
  kind: "work" | "event";
  id: number;
}

/** What is asked for. */
export type Order =
  | { command: "create-support"; email: string; force: boolean }
  | { command: "reset-factors"; email: string }
  | { command: "sessions"; email: string }
  | { command: "end-sessions"; email: string }
  | { command: "export-person"; email: string; folder: string }
  | { command: "erase-person"; email: string; sure: boolean }
  | { command: "work" }
  | ({ command: "retry" } & WorkName)
  | ({ command: "drop" } & WorkName)
  | { command: "rebuild-index" }
  | { command: "replace-keys"; dropOld: boolean }
  | { command: "load-rates"; file: string };

/** What the operator of the machine can have done, as `npm run admin` lists it. */
export const overview = `npm run admin -- create-support MAIL [--force]
    makes an account of support and prints the link that sets its password, good once and for two
    hours; for the same address again it prints another. With --force also where there is support
    already.
npm run admin -- reset-factors MAIL
    takes passkeys, authenticator app and recovery codes off an account and ends its sessions: for
    the last of support who has lost them all. Support does it for everybody else, on the page Users.
npm run admin -- sessions MAIL
npm run admin -- end-sessions MAIL
    lists where somebody is signed in, or signs that person out everywhere.
npm run admin -- export-person MAIL FOLDER
    writes all that is kept of a person into a new folder: a page that explains it, JSON, files.
npm run admin -- erase-person MAIL --now
    erases a person at once, which nobody can take back. On the page Profile it takes seven days.
npm run admin -- work
npm run admin -- retry work NUMBER | retry event NUMBER
npm run admin -- drop work NUMBER | drop event NUMBER
    lists background work that waits or was given up, has it tried again, or forgets it.
npm run admin -- rebuild-index
    has every running server read the whole catalogue anew, while it goes on answering.
npm run admin -- replace-keys [--drop-old]
    makes a new key for tokens, which signs in an hour. With --drop-old at once, for a key that has
    become known: tokens end, and browsers that are signed in get new ones by themselves.
npm run admin -- load-rates FILE
    loads exchange rates as the European Central Bank publishes them: eurofxref.csv or
    eurofxref-hist.csv, also zipped. Support does it on the page Exchange rates, too.`;

type Read = (args: readonly string[], folder: string) => Order;

const orders: Record<Order["command"], Read> = {
  "create-support": (args) => {
    const [rest, force] = withoutOption(args, "--force");
    return { command: "create-support", force, email: readEmail(rest) };
  },
  "reset-factors": (args) => ({ command: "reset-factors", email: readEmail(args) }),
  sessions: (args) => ({ command: "sessions", email: readEmail(args) }),
  "end-sessions": (args) => ({ command: "end-sessions", email: readEmail(args) }),
  "export-person": ([email = "", ...rest], folder) => ({
    command: "export-person",
    email: readEmail([email]),
    folder: path.resolve(folder, readFile(rest, "folder")),
  }),
  "erase-person": (args) => {
    const [rest, sure] = withoutOption(args, "--now");
    return { command: "erase-person", sure, email: readEmail(rest) };
  },
  work: (args) => nothingMore(args, { command: "work" }),
  retry: (args) => ({ command: "retry", ...readWork(args) }),
  drop: (args) => ({ command: "drop", ...readWork(args) }),
  "rebuild-index": (args) => nothingMore(args, { command: "rebuild-index" }),
  "replace-keys": (args) => {
    const [rest, dropOld] = withoutOption(args, "--drop-old");
    return nothingMore(rest, { command: "replace-keys", dropOld });
  },
  "load-rates": (args, folder) => ({
    command: "load-rates",
    file: path.resolve(folder, readFile(args, "file")),
  }),
};

/** Reads the command line; null where nothing is asked for. Files are looked for in `folder`. */
export function readArguments(args: readonly string[], folder: string): Order | null {
  const [command, ...rest] = args;
  if (command === undefined || command === "--help" || command === "help") return null;
  const read = Object.hasOwn(orders, command) ? orders[command as Order["command"]] : undefined;
  if (!read) throw new StartError(`There is no "${command}":\n${overview}`);
  return read(rest, folder);
}

const withoutOption = (args: readonly string[], option: string) =>
  [args.filter((each) => each !== option), args.includes(option)] as const;

function nothingMore(args: readonly string[], order: Order): Order {
  if (args.length > 0) throw new StartError(`What is "${args.join(" ")}"?\n${overview}`);
  return order;
}

function readEmail([email, ...more]: readonly string[]): string {
  if (!email || more.length > 0)
    throw new StartError(`Please give one e-mail address:\n${overview}`);
  const { data } = Email.safeParse(email);
  if (data === undefined) throw new StartError(`"${email}" is not an e-mail address.`);
  return data;
}

function readFile([file, ...more]: readonly string[], what: string): string {
  if (!file || more.length > 0) throw new StartError(`Please give one ${what}:\n${overview}`);
  return file;
}

function readWork([kind, id = "", ...more]: readonly string[]): WorkName {
  const isKnown = kind === "work" || kind === "event";
  if (!isKnown || !/^\d{1,15}$/.test(id) || more.length > 0) {
    throw new StartError(`Please say work or event and its number:\n${overview}`);
  }
  return { kind, id: Number(id) };
}
