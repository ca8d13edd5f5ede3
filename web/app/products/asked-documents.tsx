import { links } from "@neroli/contract/access/links.ts";
import type { Product, ProductDocument } from "@neroli/contract/products/schema.ts";
import type { RequestSummary } from "@neroli/contract/requests/schema.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { requestedTypeOf } from "./requested-type.ts";

/** The latest request by which the reader's company has asked for a document; null where it has not. */
export type FindAsked = (document: ProductDocument) => RequestSummary | null;

const most = "300";

/** What the reader's company has asked for of this product's documents. */
export function useAskedDocuments({ key, documents, can }: Product): FindAsked {
  const { data } = useQuery({
    queryKey: ["requests", "of-product", key],
    queryFn: ({ signal }) =>
      api("GET /requests", {
        query: {
          type__eq: "DOCUMENT",
          side__eq: "BUYER",
          product__eq: key,
          sort: "-created_at",
          size: most,
        },
        signal,
      }),
    enabled: can.request && documents.some((document) => !document.can.download),
  });
  // A withdrawn request is none; one that names no types asks for whatever there is.
  const asked = data?.content.filter(({ status }) => status !== "CANCELED") ?? [];
  return ({ type }) =>
    asked.find(
      ({ document_types: types }) => types.length === 0 || types.includes(requestedTypeOf(type)),
    ) ?? null;
}

/** While it is open, one goes on in it. */
export const isOpen = ({ status }: RequestSummary): boolean => displayedAs(status) === "OPEN";

/** What became of it, and the way there. */
export function AskedLink({ request, name }: { request: RequestSummary; name: string }) {
  const t = useT();
  const { key, resolution, created_at, answered_at } = request;
  const day = formatDay(answered_at ?? created_at);
  const said = () => {
    if (resolution === "REJECTED") return t("product-page.documents.declined", { day });
    return t(answered_at ? "product-page.documents.answered" : "product-page.documents.asked", {
      day,
    });
  };
  return (
    <Link to={links.requests(key)} aria-label={`${said()}: ${name}`}>
      {said()}
    </Link>
  );
}
