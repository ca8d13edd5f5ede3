import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";

const editableKey = (companyKey: string) => ["companies", "editable", companyKey];

/** Everything that the editor shows. It is not read again while somebody types. */
export function useEditable(companyKey: string) {
  return useQuery({
    queryKey: editableKey(companyKey),
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/editable", { params: { companyKey }, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}

/** After a change: `known` is what the server answered, if it answered the whole company. */
export function useCompanyChanged() {
  const queries = useQueryClient();
  return (companyKey: string, known?: EditableCompany) => {
    if (known) queries.setQueryData(editableKey(companyKey), known);
    return queries.invalidateQueries({
      queryKey: ["companies"],
      predicate: ({ queryKey }) => !known || queryKey[1] !== "editable",
    });
  };
}
