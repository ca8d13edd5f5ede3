import { Email } from "@neroli/contract/kernel/values.ts";
import { StartError } from "../../kernel/start-error.ts";

interface SupportOrder {
  email: string;
  force: boolean;
}

/** What the operator of the machine can have done, as `npm run admin` lists it. */
export const overview = `npm run admin -- create-support MAIL [--force]
    makes an account of support and prints the link that sets its password, good once and for two
    hours; for the same address again it prints another. With --force also where there is support
    already.`;

/** Reads the command line; null where nothing is asked for. */
export function readArguments(args: readonly string[]): SupportOrder | null {
  const [command, ...rest] = args;
  if (command === undefined || command === "--help" || command === "help") return null;
  if (command !== "create-support") {
    throw new StartError(`There is no "${command}":\n${overview}`);
  }
  const [email, ...more] = rest.filter((each) => each !== "--force");
  if (!email || more.length > 0)
    throw new StartError(`Please give one e-mail address:\n${overview}`);
  const { data } = Email.safeParse(email);
  if (data === undefined) throw new StartError(`"${email}" is not an e-mail address.`);
  return { email: data, force: rest.includes("--force") };
}
