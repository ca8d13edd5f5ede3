import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { api } from "./client.ts";

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
}

/** Companies shown at a time (spec 9, company autocomplete). */
const size = "15";

/** Finds a company by a part of its name. */
export function CompanyPicker(props: CompanyPickerProps) {
  const t = useT();
  const { value, onChange, clear } = props;
  const [typed, setTyped] = useState(value?.name ?? "");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  // The field shows the chosen name: it is no question any more.
  const { data, isFetching } = useFound(asked === value?.name ? "" : asked);
  // Chosen elsewhere: by the address, or taken back.
  const name = value?.name ?? "";
  useEffect(() => setTyped(name), [name]);
  const found = (data ?? []).map((one) => ({ value: one.key, label: one.name }));
  const isFound = found.some((one) => one.value === value?.key);
  const chosen = value && !isFound ? [{ value: value.key, label: value.name }] : [];
  return (
    <Select
      searchable
      openOnFocus={false}
      label={props.label}
      placeholder={props.placeholder}
      required={props.required ?? false}
      {...(props.autoFocus && { "data-autofocus": true })}
      data={[...chosen, ...found]}
      // The server has filtered.
      filter={({ options }) => options}
      value={value?.key ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(_, option) => onChange(option && { key: option.value, name: option.label })}
      nothingFoundMessage={isFetching ? "…" : t("table.company.none")}
      error={props.error}
      {...(clear && {
        clearable: true,
        // By keyboard too, which the library leaves out.
        clearButtonProps: { "aria-label": clear, "aria-hidden": false, tabIndex: 0, size: "md" },
      })}
    />
  );
}

const useFound = (name: string) =>
  useQuery({
    queryKey: ["companies", "picker", name],
    queryFn: ({ signal }) =>
      api("GET /companies", {
        query: { size, fields: "name", sort: "name", ...(name && { name__icontains: name }) },
        signal,
      }),
    select: ({ content }) => content.map(({ key, name: label = key }) => ({ key, name: label })),
    placeholderData: keepPreviousData,
  });

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
