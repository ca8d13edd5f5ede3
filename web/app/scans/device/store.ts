import type { ScanKit } from "@neroli/contract/scans/schema.ts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A scan as this device has it. */
export interface KeptScan {
  id: string;
  /** For whom and where it was noted: whoever is signed in later. */
  company: string;
  event: string;
  sequence: number;
  revision: number;
  scanned_at: string;
  read: string;
  notes: string;
  rating: number | null;
  products: string[];
  /** The revision that the server has; 0 while it has none. */
  sent_revision: number;
  /** Why the server does not take it, in the reader's language. */
  refused: string | null;
  picture: "waiting" | "sent" | "refused" | null;
  /** 1 while the server does not have all of it; an index finds no booleans. */
  unsent: 0 | 1;
}

interface Schema extends DBSchema {
  scans: { key: string; value: KeptScan; indexes: { unsent: number; event: string } };
  pictures: { key: string; value: Blob };
  kits: { key: string; value: ScanKit };
  numbers: { key: "sequence"; value: number };
  ids: { key: "device"; value: string };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>("scans", 1, {
    upgrade(database) {
      const scans = database.createObjectStore("scans", { keyPath: "id" });
      scans.createIndex("unsent", "unsent");
      scans.createIndex("event", "event");
      database.createObjectStore("pictures");
      database.createObjectStore("kits");
      database.createObjectStore("numbers");
      database.createObjectStore("ids");
    },
    blocking: (_current, _next, { target }) => (target as IDBDatabase).close(),
    terminated: () => {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** It is on the disk before it is said to be noted. */
const onDisk = { durability: "strict" } as const;

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("scans");
const listeners = new Set<() => void>();

/** Hears of changes by this tab and by others. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  channel?.addEventListener("message", listener);
  return () => {
    listeners.delete(listener);
    channel?.removeEventListener("message", listener);
  };
}

function tellChange(): void {
  for (const listener of listeners) listener();
  channel?.postMessage("changed");
}

export async function noteScan(
  made: Pick<KeptScan, "company" | "event" | "read">,
): Promise<KeptScan> {
  const database = await open();
  const tx = database.transaction(["scans", "numbers"], "readwrite", onDisk);
  const numbers = tx.objectStore("numbers");
  const sequence = ((await numbers.get("sequence")) ?? 0) + 1;
  const scan: KeptScan = {
    ...made,
    ...{ id: crypto.randomUUID(), sequence, revision: 1, sent_revision: 0, unsent: 1 },
    scanned_at: new Date().toISOString(),
    ...{ notes: "", rating: null, products: [], refused: null, picture: null },
  };
  await numbers.put(sequence, "sequence");
  await tx.objectStore("scans").add(scan);
  await tx.done;
  tellChange();
  return scan;
}

type Change = Partial<Pick<KeptScan, "notes" | "rating" | "products">>;

export const editScan = (id: string, change: Change): Promise<void> =>
  update(id, (scan) => ({ ...scan, ...change, revision: scan.revision + 1, refused: null }));

/** What the server has of it. */
export const noteSent = (id: string, sent_revision: number): Promise<void> =>
  update(id, (scan) => ({ ...scan, sent_revision: Math.max(sent_revision, scan.sent_revision) }));

export const noteRefused = (id: string, refused: string): Promise<void> =>
  update(id, (scan) => ({ ...scan, refused }));

export async function keepPicture(id: string, picture: Blob): Promise<void> {
  await update(id, (scan) => ({ ...scan, picture: "waiting" }), picture);
}

/** Nobody took another one while it was sent: that one is still to go. */
export async function notePicture(
  id: string,
  { sent, picture }: { sent: Blob; picture: "sent" | "refused" },
): Promise<void> {
  const now = await findPicture(id);
  if (now && now.size !== sent.size) return;
  await update(id, (scan) => ({ ...scan, picture }));
}

async function update(
  id: string,
  change: (scan: KeptScan) => KeptScan,
  picture?: Blob,
): Promise<void> {
  const database = await open();
  const tx = database.transaction(["scans", "pictures"], "readwrite", onDisk);
  const scans = tx.objectStore("scans");
  const before = await scans.get(id);
  if (before) {
    const scan = change(before);
    const waits = scan.revision > scan.sent_revision || scan.picture === "waiting";
    await scans.put({ ...scan, unsent: waits || scan.refused !== null ? 1 : 0 });
    if (picture) await tx.objectStore("pictures").put(picture, id);
  }
  await tx.done;
  tellChange();
}

/** What the server does not have, in the order of its making. */
export async function findUnsent(): Promise<KeptScan[]> {
  const scans = await (await open()).getAllFromIndex("scans", "unsent", 1);
  return scans.toSorted((a, b) => a.sequence - b.sequence);
}

/** All of an exhibition, the newest first. */
export async function findScans(event: string): Promise<KeptScan[]> {
  const scans = await (await open()).getAllFromIndex("scans", "event", event);
  return scans.toSorted((a, b) => b.sequence - a.sequence);
}

export const findPicture = async (id: string) => (await open()).get("pictures", id);

export const findKit = async (event: string) => (await open()).get("kits", event);

export async function keepKit(kit: ScanKit): Promise<void> {
  await (await open()).put("kits", kit, kit.event.key);
  tellChange();
}

/** What the server knows this browser by. */
export async function deviceId(): Promise<string> {
  const tx = (await open()).transaction("ids", "readwrite", onDisk);
  const known = await tx.store.get("device");
  const id = known ?? crypto.randomUUID();
  if (!known) await tx.store.put(id, "device");
  await tx.done;
  return id;
}
