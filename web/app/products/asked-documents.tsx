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
  return ({ type }) => {
    // One that names no types asks for whatever there is.
    const asked = data?.content.filter(
      ({ document_types: types }) => types.length === 0 || types.includes(requestedTypeOf(type)),
    );
    // One that was withdrawn counts only where there is no other.
    return asked?.find(({ status }) => status !== "CANCELED") ?? asked?.[0] ?? null;
  };
}

/** While it is open, one goes on in it. */
export const isOpen = ({ status }: RequestSummary): boolean => displayedAs(status) === "OPEN";

/** What became of it, and the way there. */
export function AskedLink({ request, name }: { request: RequestSummary; name: string }) {
  const t = useT();
  const { what, at } = outcomeOf(request);
  const said = t(`product-page.documents.${what}`, { day: formatDay(at) });
  return (
    <Link to={links.requests(request.key)} aria-label={`${said}: ${name}`}>
      {said}
    </Link>
  );
}

function outcomeOf(request: RequestSummary) {
  const { status, resolution, created_at, updated_at, answered_at, closed_at } = request;
  if (status === "CANCELED") return { what: "canceled", at: updated_at } as const;
  if (resolution === "REJECTED") return { what: "declined", at: closed_at ?? updated_at } as const;
  if (answered_at) return { what: "answered", at: answered_at } as const;
  if (closed_at) return { what: "closed", at: closed_at } as const;
  return { what: "asked", at: created_at } as const;
}
