import { expectedDocuments, expectedFields } from "@neroli/contract/products/completeness.ts";
import { offerings, segmentsOf } from "@neroli/contract/products/enumerations.ts";
import { type RawBuilder, sql } from "kysely";

/** What completeness.ts expects of each kind of products, as a table that statements join. */
export const expectedKinds: RawBuilder<unknown> = sql`jsonb_to_recordset(${JSON.stringify(
  offerings.flatMap((offering) =>
    segmentsOf[offering].map((segment) => {
      const [fields, documents] = [
        expectedFields(offering, segment),
        expectedDocuments(offering, segment),
      ];
      return { offering, segment, fields, documents, expected: fields.length + documents.length };
    }),
  ),
)}::jsonb) as kind (offering text, segment text, fields text[], documents text[], expected int)`;
