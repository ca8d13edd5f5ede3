import type { RequestColleague } from "@neroli/contract/requests/schema.ts";

export const nameOf = ({ firstname, lastname }: RequestColleague) => `${firstname} ${lastname}`;

/** The keys of those whose name stands in a text after an @. */
export const mentionedIn = (text: string, colleagues: readonly RequestColleague[]): string[] =>
  colleagues.filter((colleague) => text.includes(`@${nameOf(colleague)}`)).map(({ key }) => key);

/** What stands after the last @ before the caret, where a name may follow; null where none does. */
export function beginningOfName(text: string): string | null {
  const [, typed] = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/.exec(text) ?? [];
  return typed ?? null;
}

/** Those whose name, or a part of it, begins so. */
export const colleaguesCalled = (typed: string, colleagues: readonly RequestColleague[]) =>
  colleagues.filter((colleague) =>
    ` ${nameOf(colleague)}`.toLowerCase().includes(` ${typed.toLowerCase()}`),
  );
