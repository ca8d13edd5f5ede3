import type { ProductList } from "@neroli/contract/imports/product-list.ts";
import type { eventSyncEndpoints, SyncReport } from "@neroli/contract/portals/sync.ts";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { readIdentifiers } from "../../products/queries/read-identifiers.ts";
import { lockEvent } from "../../published/portals.ts";
import { tellChanged, writeOrder, writeProducts } from "../products/commands/write-products.ts";
import { getScope } from "../products/policy.ts";
import { readOrder, selectProducts } from "../products/queries/select-products.ts";
import { namedBy } from "../products/sync/find-named.ts";
import { planSync, type SyncPlan } from "../products/sync/plan-sync.ts";
import { presentReport } from "../products/sync/present-report.ts";

type Options = z.output<(typeof eventSyncEndpoints)["POST /sync/events/:event/products"]["query"]>;

interface SyncedFile extends Options {
  event: string;
  list: ProductList;
  /** What the file is called. */
  file: string;
}

/** Throws unless the actor promotes and ranks the event's products: told before the file is read. */
export async function refuseSync(actor: SignedInActor, event: string): Promise<void> {
  const { ranks } = await getScope(actor, event);
  if (!ranks) throw new AppError("access.forbidden");
}

/**
 * Says of an event's products what a file says of them, all in one transaction or nothing. Answers
 * what became of each row; a dry run, what would.
 */
export async function syncProducts(
  actor: SignedInActor,
  { list, file, ...options }: SyncedFile,
): Promise<SyncReport> {
  const { event } = options;
  await refuseSync(actor, event);
  if (list.rows.every(({ names }) => Object.keys(names).length === 0)) {
    throw new AppError("portals.sync-names-nothing");
  }
  if (options.dry_run) {
    const plan = await plans(actor, list, options);
    return presentReport(actor.language, { plan, list, applied: false });
  }
  return transaction(async () => {
    await lockEvent(event);
    const plan = await plans(actor, list, options);
    const isFaulty = plan.rows.some(({ after }) => after === null);
    const applied = !isFaulty || options.skip_faulty;
    if (applied) await apply(actor, plan, { event, file });
    return presentReport(actor.language, { plan, list, applied });
  });
}

async function plans(
  actor: SignedInActor,
  { rows }: ProductList,
  { event, others }: Pick<SyncedFile, "event" | "others">,
): Promise<SyncPlan> {
  const products = await selectProducts(actor, event).execute();
  const identifiers = await readIdentifiers(products.map(({ key }) => key));
  const order = await readOrder(event);
  return planSync({ rows, products, namedBy: namedBy(products, identifiers), order, others });
}

async function apply(
  actor: SignedInActor,
  { changes, takenOut, order }: SyncPlan,
  { event, file }: { event: string; file: string },
): Promise<void> {
  const changed = [...changes, ...takenOut];
  const before = await readOrder(event);
  await writeProducts(event, changed);
  const isMoved = before.join() !== order.join();
  if (isMoved) await writeOrder(event, order);
  if (changed.length === 0 && !isMoved) return;
  await audit(actor, {
    action: "event.products-synced",
    key: event,
    after: {
      file: file.slice(0, 200),
      changed: changes.map(({ row }) => row.key),
      taken_out: takenOut.map(({ row }) => row.key),
      ...(isMoved && { ranking: order }),
    },
  });
  tellChanged(event, isMoved ? null : changed.map(({ row }) => row));
}
