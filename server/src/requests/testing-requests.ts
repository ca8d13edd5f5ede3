import { idempotencyHeader } from "@neroli/contract/kernel/idempotency-header.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { requestCentreRoutes } from "./centre/routes.ts";
import { requestRoutes } from "./routes.ts";

/** The calls of requests on a database of their own. */
export async function startRequests() {
  const database = await freshDatabase();
  const app = await testApp({
    routes: [requestCentreRoutes, requestRoutes],
    ...(await testIdentity()),
  });
  return {
    app,
    /** Sends a form as this person, with an idempotency key where one is given. */
    send: (body: object, { as, key }: { as: string; key?: string }) =>
      app.call("POST /requests", {
        as,
        body,
        headers: key ? { [idempotencyHeader]: key } : {},
      }),
    sentBy: (user_key: string) =>
      db().selectFrom("requests").where("buyer_key", "=", user_key).selectAll().execute(),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export type Requests = Awaited<ReturnType<typeof startRequests>>;

export const contact = {
  full_name: "Ada Ferrari",
  company: "Maison Ambre",
  department: "INNOVATION",
};

export const shipping_address = {
  street: "Via Roma 1",
  postal_code: "20121",
  city: "Milano",
  country: "IT",
};

/** The form of a sample, but for its products. */
export const sample = { type: "SAMPLE", message: "For a cream", contact, shipping_address };

/** What was told of a request, in its order. */
export const eventsOf = (key: string) =>
  db()
    .selectFrom("outbox")
    .where("key", "=", key)
    .orderBy("id")
    .select(["topic", "data"])
    .execute();
