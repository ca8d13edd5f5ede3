import type { NotificationAction } from "./schema.ts";

/** The kinds of notification of which a person decides whether they are mailed too. */
export const mailedKinds = [
  "requests",
  "messages",
  "request_changes",
  "quotes",
  "documents",
  "team",
] as const;
export type MailedKind = (typeof mailedKinds)[number];

const kinds: Partial<Record<NotificationAction, MailedKind>> = {
  CONTACT_CREATED: "requests",
  MESSAGE_CREATED: "messages",
  REQUEST_CLOSED: "request_changes",
  REQUEST_CANCELED: "request_changes",
  REQUEST_REJECTED: "request_changes",
  QUOTE_CREATED: "quotes",
  QUOTE_UPDATED: "quotes",
  QUOTE_CANCELED: "quotes",
  QUOTE_EXTENDED: "quotes",
  QUOTE_ACCEPTED: "quotes",
  QUOTE_REJECTED: "quotes",
  DOCUMENT_UPLOADED: "documents",
  DOWNLOAD_READY: "documents",
  DOCUMENT_ENDING: "documents",
  USER_ADDED: "team",
};

/** A person's decisions; what has not been decided is mailed, the digest is not. */
export type NotificationSettings = Record<MailedKind | "neroli_digest_enabled", boolean>;

export function notificationSettings(decided: Partial<NotificationSettings>): NotificationSettings {
  return {
    neroli_digest_enabled: decided.neroli_digest_enabled ?? false,
    requests: decided.requests ?? true,
    messages: decided.messages ?? true,
    request_changes: decided.request_changes ?? true,
    quotes: decided.quotes ?? true,
    documents: decided.documents ?? true,
    team: decided.team ?? true,
  };
}

/** Hidden notifications are never mailed (spec 9). */
export function isMailed(
  action: NotificationAction,
  decided: Partial<NotificationSettings>,
): boolean {
  const kind = kinds[action];
  return kind !== undefined && notificationSettings(decided)[kind];
}
