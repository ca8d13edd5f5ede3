import type { Actor } from "../../kernel/actor.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { admit } from "./admit.ts";

/**
 * Asks for the link that activates. Whether there is an account to activate is found out when the
 * mail is written: the call does the same, and takes as long, for every address.
 */
export async function requestActivation(actor: Actor, email: string): Promise<void> {
  await admit(email, actor.address);
  await transaction(async () => {
    const { language } = actor;
    emit({
      topic: "registration.activation-wanted",
      key: email.toLowerCase(),
      data: { language },
    });
  });
}

/** Asks for the link that sets a new password, in the same way. */
export async function requestPassword(actor: Actor, email: string): Promise<void> {
  await admit(email, actor.address);
  await transaction(async () => {
    const { language } = actor;
    emit({
      topic: "registration.password-wanted",
      key: email.toLowerCase(),
      data: { language },
    });
  });
}
