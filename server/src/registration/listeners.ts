import type { Listeners } from "../kernel/outbox/work.ts";
import {
  mailAccountKnown,
  mailActivation,
  mailPassword,
  mailPasswordChanged,
} from "./commands/mail-links.ts";

export const registrationListeners = {
  "registration.activation-wanted": ({ id, key: email, data }) =>
    mailActivation({ event_id: id, email, ...data }),
  "registration.password-wanted": ({ id, key: email, data }) =>
    mailPassword({ event_id: id, email, ...data }),
  "registration.account-known": ({ id, key, data }) =>
    mailAccountKnown({ event_id: id, user_key: key }, data.language),
  "registration.password-changed": ({ id, key, data }) =>
    mailPasswordChanged({ event_id: id, user_key: key }, data.language),
} satisfies Listeners;
