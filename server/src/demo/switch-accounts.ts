import { endSessions } from "../identity/commands/end-sessions.ts";
import { emit, transaction } from "../kernel/db/db.ts";
import { switchDemo } from "../users/commands/switch-demo.ts";

/**
 * Everyone can read the password of the demonstration accounts. While the demonstration is off none
 * of them is let in, and who was in is out; the next start with it lets in again whom this shut out.
 */
export async function switchAccounts(on: boolean): Promise<void> {
  await transaction(async () => {
    for (const key of await switchDemo(on)) {
      if (!on) await endSessions(key, "account");
      emit({ topic: "user.changed", key, data: { actor: "demo" } });
    }
  });
}
