import { createHash } from "node:crypto";
import { sql } from "kysely";
import { browserName } from "../../kernel/browser-name.ts";
import { currentRequest } from "../../kernel/current-request.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { plainAddress } from "../../kernel/network.ts";
import { noteSecurity } from "../../kernel/security-log.ts";

/**
 * Notes that somebody has signed in with this browser, known by a random cookie, and tells the
 * person when it is a new one. The first of an account is nobody's news.
 */
export async function noteDevice(user_key: string, cookie: string): Promise<void> {
  const device = createHash("sha256").update(cookie).digest();
  await transaction(async () => {
    const known = await db()
      .selectFrom("known_devices")
      .where("user_key", "=", user_key)
      .select(sql<boolean>`bool_or(device = ${device})`.as("this"))
      .executeTakeFirst();
    await db()
      .insertInto("known_devices")
      .values({ user_key, device })
      .onConflict((conflict) =>
        conflict.columns(["user_key", "device"]).doUpdateSet({ seen_at: sql<Date>`now()` }),
      )
      .execute();
    if (known?.this !== false) return;
    const request = currentRequest();
    const agent = request?.headers["user-agent"];
    await noteSecurity({ kind: "new-device", user_key, details: {} });
    emit({
      topic: "session.new-device",
      key: user_key,
      data: {
        address: request ? plainAddress(request.ip) : "",
        ...browserName(typeof agent === "string" ? agent : null),
      },
    });
  });
}

const keptDays = 400;

/** Browsers forget the cookie by then. */
export async function trimDevices(): Promise<void> {
  await sql`delete from known_devices
    where seen_at < now() - make_interval(days => ${keptDays})`.execute(db());
}
