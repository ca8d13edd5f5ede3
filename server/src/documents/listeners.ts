import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import { systemActor } from "../kernel/actor.ts";
import type { Listeners } from "../kernel/outbox/work.ts";
import { mailNotifications } from "../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../notifications/commands/tell-users.ts";
import { findFirstname } from "../published/users.ts";
import { getNews } from "../requests/queries/find-news.ts";
import { dropUnshownPictures } from "./commands/drop-unshown-pictures.ts";
import { findDocuments } from "./queries/find-documents.ts";
import { findWaiting } from "./queries/find-waiting.ts";
import { listDataManagers, listEnding } from "./queries/list-ending.ts";

/** As many documents as a notification names. */
const named = 3;

export const documentListeners = {
  /** The editor of a company takes segments away; their pictures are kept here. */
  "company.changed": ({ key }) => dropUnshownPictures(key),

  /** Buyers whose document request waits for it. */
  "document.uploaded": async ({ id, key, data: { actor } }) => {
    const { document, buyers } = await findWaiting(key);
    if (!document) return;
    const uploader = await findFirstname(actor);
    for (const { user_key, request_key } of buyers) {
      const data: NotificationData = {
        request_key,
        request_type: "DOCUMENT",
        product_name: document.product_name ?? "",
        company_name: document.company_name,
        documents: [{ name: document.name, type: document.document_type ?? "NONE" }],
        ...(uploader && { triggered_by: { firstname: uploader } }),
      };
      await tellUsers({ outbox_id: id, action: "DOCUMENT_UPLOADED", data, to: [user_key] });
    }
    await mailNotifications(id);
  },

  /** Who asked for them, and the colleagues who take part. */
  "documents.granted": async ({ id, key, data: { actor, documents: ids } }) => {
    const { audience, author, ...news } = await getNews(key, actor);
    const documents = await findDocuments(systemActor, ids);
    if (documents.length === 0) return;
    const data: NotificationData = {
      request_key: key,
      request_type: "DOCUMENT",
      product_name: news.product_name,
      product_names: news.product_names,
      more_products: news.more_products,
      company_name: author.company_name ?? documents[0]?.company_name,
      documents: documents.slice(0, named).map(({ name, document_type }) => ({
        name,
        type: document_type ?? "NONE",
      })),
      more_documents: Math.max(0, documents.length - named),
      triggered_by: { firstname: author.firstname },
    };
    await tellUsers({ outbox_id: id, action: "DOCUMENT_UPLOADED", data, to: audience });
    await mailNotifications(id);
  },

  /** Those who keep the company's products. */
  "documents.ending": async ({ id, key, data: { valid_until, days } }) => {
    const documents = await listEnding(key, { valid_until, days });
    if (documents.length === 0) return;
    await tellUsers({
      outbox_id: id,
      action: "DOCUMENT_ENDING",
      data: {
        documents: documents.slice(0, named),
        more_documents: Math.max(0, documents.length - named),
        valid_until,
      },
      to: await listDataManagers(key),
    });
    await mailNotifications(id);
  },
} satisfies Listeners;
