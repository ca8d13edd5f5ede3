import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import type { DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import type { Actor, SignedInActor } from "../kernel/actor.ts";
import { AppError, notFound } from "../kernel/errors.ts";

const rules = {
  edit: editsProductsOf,
  /** Its own people who work with products (spec 6, view products). */
  list: (actor: Actor, companyKey: string) =>
    isSupport(actor.roles) ||
    (actor.company_key === companyKey && holdsOne(actor.roles, groups.PRODUCTS)),
} satisfies Record<string, (actor: Actor, companyKey: string) => boolean>;

export const may = (actor: Actor, action: keyof typeof rules, companyKey: string): boolean =>
  rules[action](actor, companyKey);

/** Not found where the actor may not: what other companies keep does not exist for strangers. */
export function allow(actor: Actor, action: keyof typeof rules, companyKey: string): void {
  if (!may(actor, action, companyKey)) throw notFound();
}

/** Refuses the download of a document that is there but not for this actor (spec 3 and 4). */
export function allowDownload(
  actor: SignedInActor,
  document: { company_key: string; visibility: DocumentVisibility; granted: boolean },
): void {
  const refusal = downloadRefusal(actor, document);
  if (refusal) throw new AppError(refusal);
}
