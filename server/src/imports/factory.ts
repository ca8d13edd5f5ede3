import { randomUUID } from "node:crypto";
import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ImportState } from "@neroli/contract/imports/states.ts";
import { createCompany } from "../companies/factory.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";

interface NewImport {
  company_key?: string;
  state?: ImportState;
  mapping?: Mapping | null;
  /** Products that it has created, as its row says. */
  created?: number;
  /** Comma-separated, with a simple first line; one product when left out. */
  content?: string;
  created_by?: string;
}

const oneProduct = "name,inci\r\nRose water,ROSA DAMASCENA FLOWER WATER\r\n";

/** Takes each column of the factory's file for what it is called. */
const mapping: Mapping = {
  offering: "INGREDIENTS",
  segment: "PERSONALCARE",
  identity: { by: "field", field: "name" },
  columns: [
    { column: "name", field: "name" },
    { column: "inci", field: "inci" },
  ],
  values: {},
  rest: null,
};

/** An import, uploaded and mapped. */
export async function createImport(given: NewImport = {}): Promise<{ id: string }> {
  const id = randomUUID();
  const storage_key = `imports/${id}`;
  const { content = oneProduct } = given;
  const { size } = await putAsset(storage_key, Buffer.from(content));
  const names = (content.split(/\r?\n/)[0] ?? "").split(",");
  const { mapping: chosen = mapping, state = "UPLOADED", created = 0 } = given;
  await db()
    .insertInto("imports")
    .values({
      id,
      company_key: given.company_key ?? (await createCompany()).key,
      file_name: "products.csv",
      storage_key,
      size,
      format: "CSV",
      reading: JSON.stringify({ encoding: "utf-8", delimiter: "," }),
      columns: JSON.stringify(
        names.map((name) => ({ name, header: name, filled: 1, samples: [] })),
      ),
      mapping: chosen && JSON.stringify(chosen),
      mapping_from: chosen && "SAVED",
      state,
      created,
      created_by: given.created_by ?? null,
    })
    .execute();
  return { id };
}
