import { Combobox, InputBase, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import type { CompanyChoice } from "./invite-form-values.ts";

/** The option that is no company but shows the next page. */
const more = "\0more";

interface Props {
  value: CompanyChoice | null;
  error: string | null;
  onChange: (company: CompanyChoice | null) => void;
}

/** The companies to which one may invite, 15 a page (spec 9); typing searches all of them. */
export function CompanyPicker({ value, error, onChange }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [searched] = useDebouncedValue(typed ?? "", 200);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useInvitable(searched, combobox.dropdownOpened);
  const companies = found.data?.pages.flatMap(({ content }) => content) ?? [];
  const rest = (found.data?.pages[0]?.total_elements ?? 0) - companies.length;
  const choose = (key: string) => {
    if (key === more) return void found.fetchNextPage();
    const chosen = companies.find((company) => company.key === key);
    if (chosen) onChange({ key: chosen.key, name: chosen.name });
    setTyped(null);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <InputBase
          required
          withAsterisk
          label={t("invitations.company")}
          placeholder={t("invitations.company.placeholder")}
          error={error}
          autoComplete="off"
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          value={typed ?? value?.name ?? ""}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            combobox.closeDropdown();
            // An emptied field means none; half a name means the one before.
            if (typed?.trim() === "") onChange(null);
            setTyped(null);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: "auto" }}>
          {companies.map(({ key, name }) => (
            <Combobox.Option key={key} value={key} active={key === value?.key}>
              {name}
            </Combobox.Option>
          ))}
          {rest > 0 && (
            <Combobox.Option value={more} fw={600}>
              {t("invitations.company.more", { count: rest })}
            </Combobox.Option>
          )}
          {companies.length === 0 && (
            <Combobox.Empty>
              {found.error?.message ??
                t(found.isFetching ? "invitations.company.loading" : "invitations.company.none")}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const useInvitable = (name: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ["companies", "invitable", name],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/invitable", {
        query: { page: String(pageParam), ...(name.trim() && { name__icontains: name.trim() }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ page, total_pages }) => (page + 1 < total_pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled,
  });
