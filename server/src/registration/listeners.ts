import type { Listeners } from "../kernel/outbox/work.ts";
import {
  mailAccountKnown,
  mailActivation,
  mailPassword,
  mailPasswordChanged,
} from "./commands/mail-links.ts";

export const registrationListeners = {
  "registration.activation-wanted": ({ key: email, data }) => mailActivation({ email, ...data }),
  "registration.password-wanted": ({ key: email, data }) => mailPassword({ email, ...data }),
  "registration.account-known": ({ key, data }) => mailAccountKnown(key, data.language),
  "registration.password-changed": ({ key }) => mailPasswordChanged(key),
} satisfies Listeners;
