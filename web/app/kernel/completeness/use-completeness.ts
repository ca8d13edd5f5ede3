import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { CompanyCompleteness } from "@neroli/contract/products/editor-schema.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useQuery } from "@tanstack/react-query";
import { type Translate, words } from "../../language/phrases.tsx";
import { api } from "../client.ts";

/** How complete a company's catalogue is; `companyKey` null asks nothing. */
export const useCompanyCompleteness = (companyKey: string | null) =>
  useQuery({
    queryKey: ["products", "completeness", companyKey],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/completeness", {
        params: { companyKey: companyKey ?? "" },
        signal,
      }),
    enabled: companyKey !== null,
  });

/** One thing that products lack: a field's key or a document's type. */
export interface Missing {
  offering: Offering;
  what: string;
  count: number;
}

/** What is missing most often, of one offering or of all. */
export function mostMissing(
  { missing_fields, missing_documents }: CompanyCompleteness,
  { offering, limit }: { offering?: Offering | undefined; limit: number },
): Missing[] {
  return [
    ...missing_fields.map(({ field, ...rest }) => ({ ...rest, what: field })),
    ...missing_documents.map(({ type, ...rest }) => ({ ...rest, what: type })),
  ]
    .filter((missing) => !offering || missing.offering === offering)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}

/** The name of a field or of a type of documents. */
export const missingWord = (t: Translate, what: string | DocumentType): string =>
  isProductFieldKey(what) ? words(t, "product-fields", what) : words(t, "document-types", what);
