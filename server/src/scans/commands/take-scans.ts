import { readCode } from "@neroli/contract/badges/code.ts";
import type { ScanBatch, ScanReceipt, ScanRecord } from "@neroli/contract/scans/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import type { Stand } from "../policy.ts";
import { readKept } from "../queries/read-kept.ts";

/**
 * Keeps what a device noted, each record once: its id is the device's own. They come in any order,
 * several times and at the same moment from two tabs; of a record's edits the last one holds, and
 * nobody but the device that made it changes it. Answers what became of each.
 */
export async function takeScans(
  actor: SignedInActor,
  { stand, batch }: { stand: Stand; batch: ScanBatch },
): Promise<ScanReceipt[]> {
  const own = batch.device.toLowerCase();
  const latest = latestOf(batch.scans);
  const written = await transaction(() =>
    write(latest.map((record) => toRow(record, { actor, stand, batch }))),
  );
  const kept = await readKept(
    stand,
    latest.map(({ id }) => id),
  );
  return kept.map(({ id, device, revision, known }) => ({
    id,
    outcome: device === own ? (written.get(id) ?? "known") : "taken",
    revision,
    known: device === own && known,
  }));
}

/** Of a record that stands in the batch twice the later edit; in one order, so that nobody waits in a circle. */
function latestOf(records: readonly ScanRecord[]): ScanRecord[] {
  const byId = new Map<string, ScanRecord>();
  for (const record of records) {
    const id = record.id.toLowerCase();
    const other = byId.get(id);
    if (!other || other.revision < record.revision) byId.set(id, { ...record, id });
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const longest = 400 * 86_400_000;

/**
 * When it was scanned by our clock: as long before this moment as it was by the device's before it
 * sent. A device whose clock was set meanwhile tells times that cannot be; those are the nearest ones that can.
 */
function scannedAt({ scanned_at }: ScanRecord, sentAt: string): Date {
  const before = Date.parse(sentAt) - Date.parse(scanned_at);
  return new Date(now().getTime() - Math.min(Math.max(before, 0), longest));
}

function toRow(
  record: ScanRecord,
  { actor, stand, batch }: { actor: SignedInActor; stand: Stand; batch: ScanBatch },
) {
  const { id, sequence, revision, read, notes, rating, products } = record;
  return {
    event_key: stand.event_key,
    company_key: stand.company_key,
    ...{ id, sequence, revision, read, notes, rating, products },
    device: batch.device.toLowerCase(),
    scanned_at: scannedAt(record, batch.now),
    code: readCode(read),
    user_key: actor.user_key,
  };
}

async function write(
  rows: readonly ReturnType<typeof toRow>[],
): Promise<Map<string, "noted" | "changed">> {
  const written = await db()
    .insertInto("scans")
    .values(rows)
    .onConflict((known) =>
      known
        .columns(["company_key", "event_key", "id"])
        .doUpdateSet((eb) => ({
          revision: eb.ref("excluded.revision"),
          read: eb.ref("excluded.read"),
          code: eb.ref("excluded.code"),
          notes: eb.ref("excluded.notes"),
          rating: eb.ref("excluded.rating"),
          products: eb.ref("excluded.products"),
        }))
        .whereRef("scans.device", "=", "excluded.device")
        .whereRef("scans.revision", "<", "excluded.revision"),
    )
    .returning(["id", sql<boolean>`xmax = 0`.as("is_new")])
    .execute();
  return new Map(written.map(({ id, is_new }) => [id, is_new ? "noted" : "changed"]));
}
