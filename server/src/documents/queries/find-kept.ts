import type { ExportedDocument } from "@neroli/contract/exports/manifest.ts";
import { db } from "../../kernel/db/db.ts";

/** A file that is there already. */
export interface KeptFile {
  id: string;
  series: string;
  /** Its name, type and the like, in the order of `said`. */
  said: Record<string, unknown>;
}

/**
 * The files that a company has of these exported versions, by the names in the export: a document
 * by its bytes, a picture, which is made anew when it comes, by its series or its name and place.
 */
export async function findKept({
  company_key,
  versions,
}: {
  company_key: string;
  versions: readonly ExportedDocument[];
}): Promise<Map<string, KeptFile>> {
  const product = versions[0]?.product ?? null;
  const rows = await db()
    .selectFrom("assets")
    .where("company_key", "=", company_key)
    .where("product_key", product === null ? "is" : "=", product)
    .where("kind", "=", versions[0]?.kind ?? "DOCUMENT")
    .select(["id", "series", "version", "hash", "name", "position", "document_type"])
    .select(["visibility", "language", "kind"])
    .select("valid_until")
    .orderBy("version")
    .orderBy("created_at")
    .execute();
  const kept = new Map<string, KeptFile>();
  const taken = new Set<string>();
  for (const version of versions) {
    const isSame = (row: (typeof rows)[number]) =>
      version.kind === "IMAGE"
        ? row.series === version.series ||
          (row.name === version.name && row.position === version.position)
        : row.hash
          ? row.hash.toString("hex") === version.sha256
          : row.series === version.series && row.version === version.version;
    const free = rows.filter((row) => !taken.has(row.id) && isSame(row));
    // The same bytes may be several documents: first the one that it was.
    const row = free.find(({ series }) => series === version.series) ?? free[0];
    if (!row) continue;
    taken.add(row.id);
    const { id, series, name, position, document_type, visibility, language, valid_until } = row;
    const said = { name, position, document_type, visibility, language, valid_until };
    kept.set(version.file, { id, series, said });
  }
  return kept;
}
