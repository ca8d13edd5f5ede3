import type { Listeners } from "../kernel/outbox/work.ts";
import { mailEnquiry } from "./commands/mail-enquiry.ts";

export const enquiryListeners = {
  "enquiry.sent": ({ key }) => mailEnquiry(key),
} satisfies Listeners;
