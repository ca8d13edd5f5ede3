import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { NotificationAction } from "@neroli/contract/notifications/table.ts";
import { db } from "../kernel/db/db.ts";
import { allAccounts } from "./accounts.ts";
import { demoNotes } from "./data/colleagues.ts";
import { type DemoRequest, demoRequests } from "./data/requests.ts";
import { companyByKey } from "./generate/companies.ts";
import { daysBefore } from "./generate/pick.ts";
import { requestKey } from "./seed-requests.ts";

interface News {
  request: DemoRequest;
  key: string;
  action: NotificationAction;
  /** Who did it. */
  author: string;
  daysAgo: number;
  message?: string;
  /** Of what is meant for one person. */
  to?: string;
}

/** What happened to the requests, oldest first. */
function news(): News[] {
  return demoRequests.flatMap((request, at): News[] => {
    const { buyer, daysAgo, messages, rejected, status } = request;
    const common = { request, key: requestKey(at) };
    const [last] = messages.slice(-1);
    return [
      { ...common, action: "CONTACT_CREATED", author: buyer, daysAgo },
      ...messages.map(({ author, body }, hour) => ({
        ...common,
        action: "MESSAGE_CREATED" as const,
        author,
        daysAgo: daysAgo - 1 - hour / 24,
        message: body,
      })),
      ...demoNotes
        .filter((note) => note.request === at)
        .map(({ author, mentions: to, body: message, daysAgo }) => ({
          ...{ ...common, action: "MENTIONED" as const, author, daysAgo, message, to },
        })),
      ...(rejected
        ? [
            {
              ...common,
              action: "REQUEST_REJECTED" as const,
              author: last?.author ?? "manager",
              daysAgo: daysAgo - 2,
              message: rejected,
            },
          ]
        : []),
      ...(status === "CANCELED"
        ? [{ ...common, action: "REQUEST_CANCELED" as const, author: buyer, daysAgo: daysAgo - 2 }]
        : []),
    ];
  });
}

const accountOf = (key: string) => allAccounts.find((account) => account.key === key);

/** The other side of the request, and of the buyer's side the one who asked. */
function audience({ request, author, to }: News): string[] {
  if (to) return [to];
  if (author !== request.buyer) return [request.buyer];
  return allAccounts
    .filter(({ company, role }) => company === request.company && role !== "SUPPLIER_USER")
    .map(({ key }) => key);
}

/** What the bell and the page of notifications show; what is older than a week has been read. */
export async function seedNotifications(productNames: ReadonlyMap<string, string>): Promise<void> {
  const rows = news().flatMap((item, at) => {
    const author = accountOf(item.author);
    const [product = "", ...more] = item.request.products;
    const data: NotificationData = {
      request_key: item.key,
      request_type: item.request.type,
      product_name: productNames.get(product) ?? product,
      ...(more.length > 0 && { more_products: more.length }),
      company_name: author ? companyByKey(author.company).name : "",
      triggered_by: { firstname: author?.firstname ?? "" },
      ...(item.message && { message: item.message }),
    };
    return audience(item).map((user_key) => ({
      user_key,
      action: item.action,
      read: item.daysAgo > 7,
      triggered_at: daysBefore(item.daysAgo),
      data: JSON.stringify(data),
      // No event of the outbox stands behind these; its own numbers start at one.
      outbox_id: -1 - at,
    }));
  });
  await db().insertInto("notifications").values(rows).execute();
}
