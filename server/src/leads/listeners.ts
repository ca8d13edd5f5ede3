import { links } from "@neroli/contract/access/links.ts";
import { pageAddress } from "../kernel/mail/mail.ts";
import type { Listeners } from "../kernel/outbox/work.ts";
import { mailNotifications } from "../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../notifications/commands/tell-users.ts";
import { addDeliveries } from "../webhooks/commands/add-deliveries.ts";
import { findHot, findOffer, findReaders } from "./queries/find-news.ts";

export const leadListeners = {
  /** Names nobody: who withdraws what was agreed is in no notification either, and in no post. */
  "lead.hot": async ({ id, key, data: { company } }) => {
    const lead = await findHot({ lead: key, company });
    if (!lead) return;
    const data = { lead_path: links.leads({ leadId: key }) };
    await tellUsers({ outbox_id: id, action: "LEAD_HOT", data, to: await findReaders(key) });
    await mailNotifications(id);
    await addDeliveries({
      ...{ company_key: company, event: "lead.hot", source: `${id}` },
      data: { lead, address: pageAddress(data.lead_path) },
    });
  },

  "lead.written": async ({ id, key, data: { message, ...of } }) => {
    const offer = await findOffer(of);
    if (!offer) return;
    const { product_key, product_name, offering } = offer;
    await tellUsers({
      outbox_id: id,
      action: "SUPPLIER_WROTE",
      to: [key],
      data: {
        ...{ company_name: offer.name, message },
        ...(offer.firstname && { sent_by: { firstname: offer.firstname } }),
        ...(product_name && { product_name }),
        supplier_path:
          product_key && offering ? links.product(offering, product_key) : links.company(offer.key),
      },
    });
    await mailNotifications(id);
  },
} satisfies Listeners;
