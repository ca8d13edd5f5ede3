import { notificationEndpoints } from "@neroli/contract/notifications/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { readAllNotifications, readNotification } from "./commands/read-notifications.ts";
import { presentNotification } from "./present.ts";
import { getNotification, listNotifications } from "./queries.ts";
import { openStream } from "./streams/open-stream.ts";

export const notificationRoutes = routes(notificationEndpoints, {
  "GET /notifications": async ({ actor, query }) => {
    const page = await listNotifications(actor, query);
    return { ...page, content: page.content.map(presentNotification) };
  },

  "GET /notifications/stream": async ({ actor, headers }) => ({
    events: openStream(actor, headers["last-event-id"]),
  }),

  "POST /notifications/read-all": async ({ actor }) => ({
    read: await readAllNotifications(actor),
  }),

  "POST /notifications/:id/read": async ({ actor, params }) => {
    await readNotification(actor, params.id);
    return presentNotification(await getNotification(actor, params.id));
  },
});
