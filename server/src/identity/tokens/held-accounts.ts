import type { Language } from "@neroli/contract/kernel/language.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { elapsed } from "../../kernel/clock.ts";
import { addFollower } from "../../kernel/events/events.ts";
import { type Account, findAccount } from "../../users/queries.ts";

/** Milliseconds after which changes hold that no event tells, such as a subscription's first day. */
const heldMilliseconds = 10_000;
const mostHeld = 1_000;

/**
 * Accounts as they were read some seconds ago, by the user's key and session. One is dropped when
 * the outbox says that it or its company has changed, or that a session has ended: before the answer
 * of the command that did it, and within a second in other processes.
 */
export function holdAccounts(): typeof findAccount {
  const held = new Map<string, { account: Account; until: number }>();
  let changes = 0;
  addFollower(async (events) => {
    for (const { topic, key } of events) {
      if (topic === "user.changed" || topic === "session.ended") {
        drop(held, (actor) => actor.user_key === key);
      } else if (topic === "company.changed") drop(held, (actor) => actor.company_key === key);
      else continue;
      changes++;
    }
  });
  return async (userKey: string, language: Language, session: string | null = null) => {
    const moment = elapsed();
    const name = JSON.stringify([userKey, session]);
    const known = held.get(name);
    if (known && moment < known.until) return speaking(known.account, language);
    const before = changes;
    const account = await findAccount(userKey, language, session);
    held.delete(name);
    // An account that was read while something changed may be from before it.
    if (account && changes === before) {
      held.set(name, { account, until: moment + heldMilliseconds });
      const oldest = held.keys().next().value;
      if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
    }
    return account;
  };
}

function drop(
  held: Map<string, { account: Account }>,
  isMeant: (actor: SignedInActor) => boolean,
): void {
  for (const [name, { account }] of held) if (isMeant(account.actor)) held.delete(name);
}

const speaking = (account: Account, language: Language): Account =>
  account.actor.language === language
    ? account
    : { ...account, actor: { ...account.actor, language } };
