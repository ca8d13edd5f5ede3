import type { Language } from "@neroli/contract/kernel/language.ts";
import { now } from "../../kernel/clock.ts";
import { addFollower } from "../../kernel/events/events.ts";
import { type Account, findAccount } from "../../users/queries.ts";

/** Milliseconds after which changes hold that no event tells, such as a subscription's first day. */
const heldMilliseconds = 10_000;
const mostHeld = 1_000;

/**
 * Accounts as they were read some seconds ago, by the user's key. One is dropped when the outbox
 * says that it or its company has changed: before the answer of the command that changed it, and
 * within a second in other processes.
 */
export function holdAccounts(): typeof findAccount {
  const held = new Map<string, { account: Account; until: number }>();
  let changes = 0;
  addFollower(async (events) => {
    for (const { topic, key } of events) {
      if (topic === "user.changed") held.delete(key);
      else if (topic === "company.changed") dropPeopleOf(held, key);
      else continue;
      changes++;
    }
  });
  return async (userKey: string, language: Language) => {
    const moment = now().getTime();
    const known = held.get(userKey);
    if (known && moment < known.until) return speaking(known.account, language);
    const before = changes;
    const account = await findAccount(userKey, language);
    held.delete(userKey);
    // An account that was read while something changed may be from before it.
    if (account && changes === before) {
      held.set(userKey, { account, until: moment + heldMilliseconds });
      const oldest = held.keys().next().value;
      if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
    }
    return account;
  };
}

function dropPeopleOf(held: Map<string, { account: Account }>, companyKey: string): void {
  for (const [userKey, { account }] of held) {
    if (account.actor.company_key === companyKey) held.delete(userKey);
  }
}

const speaking = (account: Account, language: Language): Account =>
  account.actor.language === language
    ? account
    : { ...account, actor: { ...account.actor, language } };
