import type { SignedInActor } from "../../../kernel/actor.ts";
import { transaction } from "../../../kernel/db/db.ts";
import { lockUsers } from "../../commands/lock-users.ts";
import { allow } from "../policy.ts";
import { changeUsers } from "./change-users.ts";

interface Order {
  user_key: string;
  enabled: boolean;
  force?: boolean | undefined;
}

/** Lets an account in, or shuts it out until it is enabled again. */
export async function setEnabled(
  actor: SignedInActor,
  { user_key, enabled, force }: Order,
): Promise<void> {
  await transaction(async () => {
    const changes = (await lockUsers([user_key])).map((before) => {
      allow(actor, enabled ? "change" : "shut_out", before);
      return { before, after: { ...before, enabled } };
    });
    await changeUsers(actor, {
      action: enabled ? "user.enabled" : "user.disabled",
      changes,
      force,
    });
  });
}
