import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../kernel/client.ts";
import { useCompanyChanged } from "../../company-queries.ts";

const picturesKey = (companyKey: string) => ["companies", "pictures", companyKey];

/** A company's logos, header picture and pictures of segments. */
export function usePictures(companyKey: string) {
  return useQuery({
    queryKey: picturesKey(companyKey),
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/assets", {
        params: { companyKey },
        query: { kind: "COMPANY_PICTURE" },
        signal,
      }),
  });
}

/** Answers what to do once one of them has changed. */
export function usePicturesChanged(companyKey: string): () => void {
  const queries = useQueryClient();
  const tellChanged = useCompanyChanged();
  return () => {
    void queries.invalidateQueries({ queryKey: picturesKey(companyKey) });
    void tellChanged(companyKey);
  };
}
