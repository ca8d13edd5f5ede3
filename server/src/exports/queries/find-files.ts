import type { DocumentType, DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedAssets } from "../../published/documents.ts";
import { publishedProducts } from "../../published/products.ts";
import type { Selection } from "./read-pages.ts";

/** A stored file that belongs to what is exported: every version of a document, and every picture. */
export interface ExportedFile {
  id: string;
  product: string | null;
  kind: "DOCUMENT" | "IMAGE";
  name: string;
  type: DocumentType | null;
  visibility: DocumentVisibility;
  language: string | null;
  valid_until: string | null;
  series: string;
  version: number;
  position: number;
  media_type: string;
  size: number;
  storage_key: string;
  created_at: Date;
}

/** Those of the products that are exported; with everything also the company's own documents. */
export async function findExportedFiles(selection: Selection): Promise<ExportedFile[]> {
  const { company_key, offerings, products } = selection;
  const { rows } = await sql<ExportedFile>`
    select assets.id, assets.product_key as product, assets.kind, assets.name,
      assets.document_type as type, assets.visibility, assets.language, assets.valid_until,
      assets.series, assets.version, assets.position, assets.media_type, assets.size,
      assets.storage_key, assets.created_at
    from ${publishedAssets()} left join ${publishedProducts()} on products.key = assets.product_key
    where assets.company_key = ${company_key} and assets.kind in ('DOCUMENT', 'IMAGE')
      and case when assets.product_key is null then ${products === null} and assets.kind = 'DOCUMENT'
        else products.offering = any (${[...offerings]})
          and (${products === null} or products.key = any (${[...(products ?? [])]})) end
    order by assets.product_key nulls first, assets.kind, assets.series, assets.version,
      assets.position, assets.id`.execute(db());
  return rows;
}
