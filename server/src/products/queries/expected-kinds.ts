import { offerings, segmentsOf } from "@neroli/contract/enumerations/products.ts";
import { expectedDocuments, expectedFields } from "@neroli/contract/products/completeness.ts";
import { type RawBuilder, sql } from "kysely";

const kinds = offerings.flatMap((offering) =>
  segmentsOf[offering].map((segment) => {
    const fields = expectedFields(offering, segment);
    const documents = expectedDocuments(offering, segment);
    return { offering, segment, fields, documents, expected: fields.length + documents.length };
  }),
);

/** The expectations of completeness.ts for each kind of products, as a table to join. */
export const expectedKinds: RawBuilder<unknown> = sql`jsonb_to_recordset(
  ${JSON.stringify(kinds)}::jsonb) as kind (
    offering text, segment text, fields text[], documents text[], expected int)`;

/** How much is expected of a product; a number that is read without a join. */
export const expectedCount: RawBuilder<number> = sql<number>`case ${sql.join(
  kinds.map(
    ({ offering, segment, expected }) =>
      sql`when products.offering = ${offering} and products.segment = ${segment}
        then ${expected}::int`,
  ),
  sql` `,
)} else products.complete_expected end`;
