import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { transaction } from "../../../kernel/db/db.ts";
import { AppError, invalidField } from "../../../kernel/errors.ts";
import { lockEvent } from "../../../published/portals.ts";
import { getScope } from "../policy.ts";
import { findInScope, type Named } from "../queries/get-product.ts";
import { readOrder } from "../queries/select-products.ts";
import { tellChanged, writeOrder } from "./write-products.ts";

interface Ordering extends Named {
  products: readonly string[];
  /** The order that was read; left out where that does not matter. */
  seen?: readonly string[] | undefined;
}

/**
 * Puts the promoted products of the whole event into this order. Where somebody else has changed it
 * since it was read, or one of them is promoted no longer, nothing is moved; the refusal tells the
 * order of now. Answers the new one.
 */
export async function rankProducts(
  actor: SignedInActor,
  { products, seen, ...named }: Ordering,
): Promise<string[]> {
  const { event } = named;
  return transaction(async () => {
    const scope = await getScope(actor, event);
    await lockEvent(event);
    const row = await findInScope(actor, scope, named);
    if (!scope.ranks) throw new AppError("access.forbidden");
    refuseOdd(products, row.key);
    const current = await readOrder(event);
    const isOld = seen !== undefined && !areSame(seen, current);
    if (isOld || products.some((key) => !current.includes(key))) {
      throw new AppError("conflict", { current });
    }
    const rest = current.filter((key) => !products.includes(key));
    const wanted = [...products, ...rest];
    if (areSame(wanted, current)) return current;
    await writeOrder(event, wanted);
    await audit(actor, {
      action: "event.products-ranked",
      key: event,
      before: { ranking: current },
      after: { ranking: wanted, product: row.key },
    });
    tellChanged(event, null);
    return wanted;
  });
}

/** The product that the call is about is among them, and none is twice. */
function refuseOdd(products: readonly string[], key: string): void {
  const twice = products.findIndex((each, at) => products.indexOf(each) !== at);
  if (twice >= 0) throw invalidField({ path: `products.${twice}`, code: "twice" });
  if (!products.includes(key)) throw invalidField({ path: "products", code: "choice" });
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key, at) => key === other[at]);
