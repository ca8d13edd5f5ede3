import { isEmail } from "@neroli/contract/kernel/formats/email.ts";
import type { InvitableCompany, Invite } from "@neroli/contract/registration/invitations.ts";

/** The part of a form in which addresses are put together, with what is said to them. */
export interface AddressValues {
  emails: string[];
  /** Typed and not yet an address of the list. */
  typed: string;
  message: string;
}

/** What the dialog holds while it is filled in. */
export interface InviteValues extends AddressValues {
  company: Pick<InvitableCompany, "key" | "name"> | null;
  editor: boolean;
}

/** The addresses as the API takes them. */
export const toUsers = ({ emails, typed }: AddressValues) =>
  withAdded(emails, typed).map((email) => ({ email }));

/** The form as the API takes it. */
export function toInvite({ company, message, editor, ...values }: InviteValues): Invite {
  return {
    company: company?.key ?? "",
    message,
    users: toUsers({ ...values, message }).map((user) => ({ ...user, ...(editor && { editor }) })),
  };
}

/** Commas, semicolons and spaces part the addresses (spec 2); so do line ends. */
const separators = /[,;\s]+/;

export const hasSeparator = (text: string): boolean => separators.test(text);

/** What stands around an address in a mail program's list of people. */
const bare = (text: string) => text.replaceAll(/^(mailto:|[<("'])+|[>)"']+$/gi, "");

/** The list with what was typed or pasted added to it; each address once. */
export function withAdded(emails: readonly string[], text: string): string[] {
  const all = [...emails];
  for (const email of text.split(separators).map(bare)) {
    const known = all.some((other) => other.toLowerCase() === email.toLowerCase());
    if (email !== "" && !known) all.push(email);
  }
  return all;
}

/** Address in small letters -> why the server refused it. */
export type Refused = Readonly<Record<string, string>>;

/** What is wrong with an address of the list, in words; null when nothing is known to be. */
export function faultOf(
  email: string,
  { refused, invalid }: { refused: Refused; invalid: (email: string) => string },
): string | null {
  if (!isEmail(email)) return invalid(email);
  return refused[email.toLowerCase()] ?? null;
}
