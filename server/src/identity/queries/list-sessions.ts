import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { sessionGoesOn } from "../../published/identity.ts";

const most = 100;

/** One of one's own sessions asks, or the operator, who is in none. */
type Asking = Pick<SignedInActor, "user_key"> & Partial<Pick<SignedInActor, "session">>;

/** Those of one's sessions that go on: this one first, then the last used. */
export const listSessions = ({ user_key, session }: Asking) =>
  db()
    .selectFrom("sessions")
    .where("user_key", "=", user_key)
    .where(sessionGoesOn(sql.ref("sessions.id")))
    .select(["id", "began_at", "used_at", "address", "user_agent"])
    .select(sql<boolean>`id is not distinct from ${session ?? null}`.as("current"))
    .orderBy("current", "desc")
    .orderBy("used_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];
