import type { Listeners } from "../kernel/outbox/work.ts";
import { mailDomainCode } from "./domains/mail-code.ts";

export const companyListeners = {
  "company.domain-code-wanted": ({ id, key, data }) =>
    mailDomainCode({ event_id: id, company_key: key, ...data }),
} satisfies Listeners;
