import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { eventAssetEndpoints } from "@neroli/contract/portals/assets.ts";
import { type ExpressionWrapper, expressionBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../../db/types.ts";
import type { Actor, SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { openTo, publishedEvents, refuseElsewhere } from "../../published/portals.ts";
import { publishedUsers } from "../../published/users.ts";
import { type AssetPlace, rightsIn } from "./policy.ts";

type Query = z.output<(typeof eventAssetEndpoints)["GET /portals/:portal/assets"]["query"]>;

/** The files of a place, for whom it exists. */
export async function listEventAssets(
  actor: SignedInActor,
  { place, query }: { place: AssetPlace; query: Query },
): Promise<PageOf<EventAssetRow>> {
  const { reads } = await rightsIn(actor, place);
  if (!reads) throw notFound();
  let rows = selectAssets().where(isIn(place));
  if (query.kind__eq) rows = rows.where("event_assets.kind", "=", query.kind__eq);
  if (query.type__eq) rows = rows.where("event_assets.document_type", "=", query.type__eq);
  if (query.name__icontains) {
    rows = rows.where("event_assets.name", "ilike", containing(query.name__icontains));
  }
  return listPage(rows, query, {
    sorts: {
      created_at: "event_assets.created_at",
      name: sql`lower(event_assets.name)`,
      type: "event_assets.document_type",
      size: "event_assets.size",
    },
    fallback: "-created_at",
    tie: "event_assets.id",
  });
}

/** The rows of a place, for `where`. */
export function isIn({
  event,
  company,
  product,
}: AssetPlace): ExpressionWrapper<DB, "event_assets", SqlBool> {
  const eb = expressionBuilder<DB, "event_assets">();
  return eb.and([
    eb("event_assets.event_key", "=", event),
    company === null
      ? eb("event_assets.company_key", "is", null)
      : eb("event_assets.company_key", "=", company),
    product === null
      ? eb("event_assets.product_key", "is", null)
      : eb("event_assets.product_key", "=", product),
  ]);
}

const selectAssets = () =>
  db()
    .selectFrom("event_assets")
    .leftJoin(publishedUsers(), "users.key", "event_assets.uploaded_by")
    .selectAll("event_assets")
    .select(["users.firstname", "users.lastname"]);

export type EventAssetRow = Awaited<ReturnType<ReturnType<typeof selectAssets>["execute"]>>[number];

export const getEventAsset = async (id: string): Promise<EventAssetRow> =>
  found(await selectAssets().where("event_assets.id", "=", id).executeTakeFirst());

/** A file for reading: a PUBLIC one of a place that is shown, or any where the place exists for the actor. */
export async function getReadable(
  actor: Actor,
  { event, id }: { event: string; id: string },
): Promise<EventAssetRow> {
  refuseElsewhere(actor, event);
  const row = await getEventAsset(id);
  if (row.event_key !== event) throw notFound();
  const place = { event, company: row.company_key, product: row.product_key };
  const { open, reads } = await rightsIn(actor, place);
  if (!reads && !(open && row.access_policy === "PUBLIC")) throw notFound();
  return row;
}

/**
 * The documents that an event gives everybody to read who may look into it, the newest of each
 * name. On a portal's host they are that portal's, and elsewhere none where no event is named.
 */
export async function readPublicDocuments(
  actor: Actor,
  asked: string | undefined,
): Promise<EventAssetRow[]> {
  const event = asked ?? actor.portal;
  if (event === null) return [];
  refuseElsewhere(actor, event);
  if (actor.portal === null) await refuseUnlessOpen(actor, event);
  return selectAssets()
    .where(isIn({ event, company: null, product: null }))
    .where("event_assets.kind", "=", "DOCUMENT")
    .where("event_assets.access_policy", "=", "PUBLIC")
    .distinctOn(sql`lower(event_assets.name)`)
    .orderBy(sql`lower(event_assets.name)`)
    .orderBy("event_assets.version", "desc")
    .orderBy("event_assets.created_at", "desc")
    .execute();
}

async function refuseUnlessOpen(actor: Actor, key: string): Promise<void> {
  const event = db().selectFrom(publishedEvents()).where("events.key", "=", key);
  found(await event.where(openTo(actor)).select("events.key").executeTakeFirst());
}
