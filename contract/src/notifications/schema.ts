import { z } from "zod";
import { languages } from "../kernel/language.ts";
import { Day, Instant, Key } from "../kernel/values.ts";
import { requestTypes } from "../requests/states.ts";
import { notificationActions } from "./table.ts";

const firstname = z.object({ firstname: z.string() });

export const NotificationData = z.object({
  request_key: Key.optional(),
  request_type: z.enum(requestTypes).optional(),
  product_name: z.string().optional(),
  /** What it is called in further languages. */
  product_names: z.partialRecord(z.enum(languages), z.string()).optional(),
  /** How many products the thing names beside that one. */
  more_products: z.int().optional(),
  company_name: z.string().optional(),
  documents: z.array(z.object({ name: z.string(), type: z.string() })).optional(),
  /** How many documents beside those. */
  more_documents: z.int().optional(),
  /** The last valid day of the documents. */
  valid_until: Day.optional(),
  message: z.string().optional(),
  created_by: firstname.optional(),
  sent_by: firstname.optional(),
  triggered_by: firstname.optional(),
  quote_validity: z.string().optional(),
  project_title: z.string().optional(),
  project_path: z.string().optional(),
  /** The page of the one product that it is about. */
  product_path: z.string().optional(),
  /** What the changed entries of the law name, and how many beside those. */
  substances: z.array(z.string()).optional(),
  more_substances: z.int().optional(),
  /** One of them is prohibited. */
  banned: z.boolean().optional(),
  download_key: z.string().optional(),
  invitee: z.string().optional(),
  /** The portal or exhibition that has let the person in. */
  portal_name: z.string().optional(),
  /** When a meeting is, by the clock there and by the reader's own; and the page of it. */
  meeting_time: z.string().optional(),
  meeting_path: z.string().optional(),
  /** The address of a webhook, and whether it said that it is gone. */
  webhook_address: z.string().optional(),
  webhook_gone: z.boolean().optional(),
  /** The page of the lead, and of the supplier or product that somebody writes about. */
  lead_path: z.string().optional(),
  supplier_path: z.string().optional(),
});
export type NotificationData = z.infer<typeof NotificationData>;

export const Notification = z.object({
  key: z.string(),
  action: z.enum(notificationActions),
  read: z.boolean(),
  triggered_at: Instant,
  event_key: z.string().nullable(),
  data: NotificationData,
});
export type Notification = z.infer<typeof Notification>;

/** News name at most so many notifications; of the others they say how many. */
export const mostNamed = 300;

/** What is new for the reader: which notifications, the latest first, and how many before those. */
export const NotificationNews = z.object({ keys: z.array(z.uuid()), more: z.int() });
export type NotificationNews = z.infer<typeof NotificationNews>;
