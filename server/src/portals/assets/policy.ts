import { managesIn } from "@neroli/contract/access/portal-keys.ts";
import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import { type EventAssetKind, isExhibition } from "@neroli/contract/enumerations/portals.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, notFound } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";
import { permissionsIn } from "../queries/find-portal-permissions.ts";

/** Whose the files are: the event's own, those of a company in it, or of a product there. */
export interface AssetPlace {
  event: string;
  company: string | null;
  product: string | null;
}

export interface PlaceRights {
  /** Whether the place is shown to everybody who has an address in it. */
  open: boolean;
  /** Whether it exists for this actor. */
  reads: boolean;
  /** Documents, and the pictures of a company or product. */
  changes: boolean;
  /** A portal's own pictures are part of its settings, which support decides. */
  decidesLook: boolean;
}

/** What this actor may do with the files of a place; throws for one that there is not. */
export async function rightsIn(actor: Actor, place: AssetPlace): Promise<PlaceRights> {
  const row = await findPlace(actor, place);
  const missing =
    !row ||
    (place.company !== null && row.company_enabled === null) ||
    (place.product !== null && row.product_shown === null);
  if (missing) throw notFound();
  const { type, enabled, status, permissions } = row;
  const admitted = actor.standing === "admitted";
  const support = isSupport(actor.roles);
  const membership = { type, enabled, status: admitted ? status : null, permissions };
  const manages = support || managesIn(type, permissionsIn(actor, membership), "document");
  const own = admitted && enabled && isOwn(actor, { ...place, owner: row.owner });
  const shown =
    (place.company === null || (row.company_enabled === true && row.company_shown === true)) &&
    (place.product === null || row.product_shown === true);
  const open = enabled && shown;
  return {
    open,
    reads: manages || own || (open && (isExhibition(type) || status === "VERIFIED")),
    changes: manages || own,
    decidesLook: support,
  };
}

/** 404 where the place does not exist for the actor, 403 where it is not theirs to change. */
export async function allowChange(
  actor: Actor,
  { place, kind }: { place: AssetPlace; kind: EventAssetKind },
): Promise<void> {
  const { reads, changes, decidesLook } = await rightsIn(actor, place);
  if (!reads) throw notFound();
  const isLook = kind !== "DOCUMENT" && place.company === null;
  if (!(isLook ? decidesLook : changes)) throw new AppError("access.forbidden");
}

/** A company's own people, and those of the company whose manager created it. */
const isOwn = (
  actor: Actor,
  { company, product, owner }: AssetPlace & { owner: string | null },
): boolean =>
  company !== null &&
  actor.company_key !== null &&
  (product === null
    ? [company, owner].includes(actor.company_key) && holdsOne(actor.roles, groups.EDIT_COMPANY)
    : actor.company_key === company && holdsOne(actor.roles, groups.EDIT_PRODUCTS));

const findPlace = (actor: Actor, { event, company, product }: AssetPlace) =>
  db()
    .selectFrom("events")
    .leftJoin("event_users", (join) =>
      join
        .onRef("event_users.event_key", "=", "events.key")
        .on("event_users.user_key", "=", actor.user_key ?? ""),
    )
    .leftJoin("event_companies", (join) =>
      join
        .onRef("event_companies.event_key", "=", "events.key")
        .on("event_companies.company_key", "=", company ?? ""),
    )
    .leftJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .leftJoin(publishedProducts(), (join) =>
      join
        .onRef("products.company_key", "=", "event_companies.company_key")
        .on("products.key", "=", product ?? ""),
    )
    .leftJoin("event_products", (join) =>
      join
        .onRef("event_products.event_key", "=", "events.key")
        .onRef("event_products.product_key", "=", "products.key"),
    )
    .where("events.key", "=", event)
    .select(["events.type", "events.enabled", "event_users.status", "event_users.permissions"])
    .select(["event_companies.enabled as company_enabled", "companies.shown as company_shown"])
    .select("companies.owner_company_key as owner")
    .select(
      sql<boolean | null>`products.shown
        and coalesce(event_products.enabled, event_companies.all_products)`.as("product_shown"),
    )
    .executeTakeFirst();
