import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { QueryFlag } from "../kernel/values.ts";
import { Notification, NotificationNews } from "./schema.ts";

export const notificationEndpoints = {
  "GET /notifications": {
    access: "notifications",
    summary: "The reader's notifications, newest first.",
    query: listQuery({
      filters: {},
      sort: ["triggered_at"],
      extra: { read__eq: QueryFlag.optional() },
    }),
    response: pageOf(Notification),
  },
  "GET /notifications/stream": {
    access: "notifications",
    summary:
      "Tells that there are new notifications, until the token ends; Last-Event-ID asks for what was missed.",
    answers: "events",
    response: NotificationNews,
    errors: ["request.too-often"],
  },
  "POST /notifications/read-all": {
    access: "notifications",
    repeats: "harmless",
    summary: "Mark every notification as read.",
    response: z.object({ read: z.int() }),
  },
  "POST /notifications/:id/read": {
    access: "notifications",
    repeats: "harmless",
    summary: "Mark one notification as read.",
    params: z.object({ id: z.uuid() }),
    response: Notification,
  },
} satisfies Endpoints;
