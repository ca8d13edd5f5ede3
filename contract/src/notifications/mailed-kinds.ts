import { isShown, type MailedKind, type NotificationAction, shownNotifications } from "./table.ts";

/** A person's decisions about mail. Undecided, notifications are mailed and the digest is not. */
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
  return isShown(action) && notificationSettings(decided)[shownNotifications[action].mailed];
}
