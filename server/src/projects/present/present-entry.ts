import type { ProjectStatus } from "@neroli/contract/enumerations/projects.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import type { ProjectEntry } from "@neroli/contract/projects/schema.ts";
import { entryRefusals, type ProjectSide } from "@neroli/contract/projects/states.ts";
import { findByKeys } from "../../catalogue/queries/find-by-keys.ts";
import { presentAllowances } from "../../kernel/allowances.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { now } from "../../kernel/clock.ts";
import type { EntryRow } from "../queries/list-entries.ts";
import type { Reader } from "./present-project.ts";

interface Within {
  status: ProjectStatus;
  side: ProjectSide;
}

/** Entries with what searches show of their products; none of one that is there no more. */
export function presentEntries(
  reader: Reader,
  project: Within,
  rows: readonly EntryRow[],
): ProjectEntry[] {
  const keys = rows.map(({ product_key }) => product_key);
  const products = new Map(findByKeys(reader.actor, keys).map((each) => [each.key, each]));
  return rows.map((row) =>
    presentEntry(reader, project, { row, product: products.get(row.product_key) }),
  );
}

function presentEntry(
  { language }: Reader,
  { status, side }: Within,
  { row, product }: { row: EntryRow; product: ProductSummary | undefined },
): ProjectEntry {
  const facts = { state: row.status, side, now: now(), project: status };
  // What the buyer's side thinks of a product is not its supplier's.
  const isOwn = side !== "SUPPLIER";
  return {
    id: row.id,
    product: product ?? null,
    product_key: row.product_key,
    name: row.name,
    company: {
      key: row.company_key,
      name: row.company_name,
      verified: row.company_verified,
      logo: row.company_logo && imageAddress(row.company_logo),
    },
    status: isOwn ? row.status : null,
    reason: isOwn ? row.reason : "",
    reviewed_by: isOwn ? row.reviewed_by : null,
    reviewed_at: isOwn ? (row.reviewed_at?.toISOString() ?? null) : null,
    note: isOwn ? row.note : "",
    added_by: isOwn ? row.added_by : null,
    added_at: row.added_at.toISOString(),
    requests: row.requests,
    // It counts reviews and notes.
    version: isOwn ? row.version : 1,
    can: presentAllowances(entryRefusals(facts), language),
  };
}
