import { isSupport } from "@neroli/contract/access/roles.ts";
import {
  editsProductsOf,
  isExcluded,
  type Tier,
  tierFor,
} from "@neroli/contract/products/visibility.ts";
import type { Viewer } from "@neroli/search/index-types.ts";
import type { Actor } from "../kernel/actor.ts";
import type { CompanyEntry, ProductEntry } from "./indexed/entries.ts";
import { catalogue } from "./serving/catalogue.ts";

/** An actor as the indexes of products know readers: `tierFor` of all suppliers at once. */
export function productViewer(actor: Actor): Viewer {
  const within = withinPortal(actor);
  if (isSupport(actor.roles)) return { ...everything, ...within };
  const { company_key, company_type } = actor;
  const tier = actor.vetted ? 1 : 0;
  // A company without products reads as everybody does: the index keeps fewer views.
  const owns = company_key !== null && ownsProducts(company_key);
  const own_tier = owns && editsProductsOf(actor, company_key) ? 2 : tier;
  return { tier, own_company: owns ? company_key : null, own_tier, type: company_type, ...within };
}

const everything: Viewer = { tier: 2, own_company: null, own_tier: 2, type: null };

/** On a portal's host there is what the portal shows, and nothing else, for everybody. */
const withinPortal = ({ portal }: Actor): Pick<Viewer, "scope"> =>
  portal === null ? {} : { scope: portal };

const ownsProducts = (companyKey: string): boolean =>
  (catalogue().companies.get(companyKey)?.products.size ?? 0) > 0;

/** An actor as the index of suppliers knows readers: 1 is confidential data. */
export function supplierViewer(actor: Actor): Viewer {
  const within = withinPortal(actor);
  if (isSupport(actor.roles)) return { ...everything, ...within };
  const tier = actor.vetted ? 1 : 0;
  return { tier, own_company: actor.company_key, own_tier: 2, type: null, ...within };
}

/** Whether a product exists for this actor (decisions, visibility). */
export const existsFor = (actor: Actor, { company }: Pick<ProductEntry, "company">): boolean =>
  (company.shown || editsProductsOf(actor, company.key)) && !isExcluded(actor, company);

export const productTier = (actor: Actor, { company }: Pick<ProductEntry, "company">): Tier =>
  tierFor(actor, company);

/** The summary of a company that this actor reads. */
export const companyTier = (actor: Actor, company: CompanyEntry): Tier =>
  actor.company_key === company.key ? 1 : tierFor(actor, company);
