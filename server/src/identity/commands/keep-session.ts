import { sql } from "kysely";
import type { AdapterPayload } from "oidc-provider";
import { currentRequest } from "../../kernel/current-request.ts";
import { db } from "../../kernel/db/db.ts";
import { plainAddress } from "../../kernel/network.ts";

/** From where the session is used, as the request says that the provider is at work for. */
function whereFrom() {
  const request = currentRequest();
  if (!request) return {};
  const user_agent = request.headers["user-agent"];
  return {
    address: plainAddress(request.ip),
    ...(typeof user_agent === "string" && { user_agent: user_agent.slice(0, 400) }),
  };
}

/** A session begins with its grant. */
export async function beginSession(id: string, { accountId }: AdapterPayload): Promise<void> {
  if (!accountId) return;
  await db()
    .insertInto("sessions")
    .values({ id, user_key: accountId, ...whereFrom() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** It is used whenever it gives tokens. */
export async function noteUse(id: string): Promise<void> {
  await db()
    .updateTable("sessions")
    .set({ used_at: sql<Date>`now()`, ...whereFrom() })
    .where("id", "=", id)
    .execute();
}
