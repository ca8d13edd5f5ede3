import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useT } from "../language/phrases.tsx";
import { useCompanies } from "./subscription-queries.ts";

interface Company {
  key: string;
  name: string;
}

interface Props {
  value: Company | null;
  error: string | undefined;
  onChange: (company: Company | null) => void;
}

/** Finds a company by a part of its name. */
export function CompanyPicker({ value, error, onChange }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(value?.name ?? "");
  const [asked] = useDebouncedValue(typed, 200);
  // The field shows the chosen name: it is no question any more.
  const { data, isFetching } = useCompanies(asked === value?.name ? "" : asked);
  const found = (data?.content ?? []).map(({ key, name = key }) => ({ value: key, label: name }));
  const isFound = found.some((one) => one.value === value?.key);
  const chosen = value && !isFound ? [{ value: value.key, label: value.name }] : [];
  return (
    <Select
      required
      searchable
      openOnFocus={false}
      data-autofocus
      label={t("subscriptions.company")}
      placeholder={t("subscriptions.company.type")}
      data={[...chosen, ...found]}
      // The server has filtered.
      filter={({ options }) => options}
      value={value?.key ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(_, option) => onChange(option && { key: option.value, name: option.label })}
      nothingFoundMessage={isFetching ? "…" : t("subscriptions.company.none")}
      error={error}
    />
  );
}
