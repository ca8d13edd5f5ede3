import { useQuery } from "@tanstack/react-query";
import { useT } from "../language/phrases.tsx";
import { api } from "./client.ts";
import { Picker } from "./picker.tsx";

export interface PickedCompany {
  key: string;
  name: string;
}

interface CompanyPickerProps {
  label: string;
  placeholder: string;
  value: PickedCompany | null;
  onChange: (company: PickedCompany | null) => void;
  error?: string | undefined;
  required?: boolean;
  /** Offers to choose none again, under this name. */
  clear?: string;
  autoFocus?: boolean;
  className?: string | undefined;
  "data-path"?: string;
}

/** Companies shown at a time (spec 9, company autocomplete). */
const size = "15";

/** Finds a company by a part of its name. */
export function CompanyPicker(props: CompanyPickerProps) {
  const t = useT();
  return (
    <Picker
      {...props}
      queryKey={["companies", "picker"]}
      find={findCompanies}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      none={t("table.company.none")}
    />
  );
}

async function findCompanies(name: string, signal: AbortSignal): Promise<PickedCompany[]> {
  const { content } = await api("GET /companies", {
    query: { size, fields: "name", sort: "name", ...(name && { name__icontains: name }) },
    signal,
  });
  return content.map(({ key, name: label = key }) => ({ key, name: label }));
}

/** The company of an address; its key stands for the name until that is known. */
export function usePickedCompany(key: string | null): PickedCompany | null {
  const { data } = useQuery({
    queryKey: ["companies", "picked", key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey", { params: { companyKey: key ?? "" }, signal }),
    enabled: key !== null,
    staleTime: 60_000,
  });
  return key === null ? null : { key, name: data?.name ?? key };
}
