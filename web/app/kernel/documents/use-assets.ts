import type { Asset } from "@neroli/contract/documents/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../client.ts";
import type { CompanyPlace } from "./upload.ts";

/** The most that one call answers; no product has more documents. */
const size = "300";

/** The newest version of each document, or the pictures, of a product. */
export const useAssets = ({ company, product }: CompanyPlace, kind: "DOCUMENT" | "IMAGE") =>
  useQuery({
    queryKey: ["documents", company, "of", product, kind],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/assets", {
        params: { companyKey: company },
        query: {
          kind,
          size,
          sort: kind === "IMAGE" ? "position" : "name",
          ...(product && { product }),
        },
        signal,
      }),
    select: ({ content }) => content,
    refetchOnMount: "always",
  });

/** All versions of one document, the newest first. */
export const useVersions = (company: string, series: string) =>
  useQuery({
    queryKey: ["documents", company, "series", series],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/assets", {
        params: { companyKey: company },
        query: { series, all_versions: "true", size },
        signal,
      }),
    select: ({ content }): Asset[] => content.toSorted((a, b) => b.version - a.version),
  });
