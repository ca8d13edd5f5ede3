import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import type { Actor } from "../kernel/actor.ts";

const rules = { edit: editsProductsOf } satisfies Record<
  string,
  (actor: Actor, companyKey: string) => boolean
>;

/** Whether this actor may do that to the products of that company (spec 6, edit products). */
export const may = (actor: Actor, action: keyof typeof rules, companyKey: string): boolean =>
  rules[action](actor, companyKey);
