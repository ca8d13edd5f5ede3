import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { OwnProduct } from "@neroli/contract/companies/editable.ts";
import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { sentenceOf } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";

interface ProductPickerProps {
  label: string;
  companyKey: string;
  offering: Offering;
  segment: Segment;
  /** Not offered again. */
  chosen: readonly string[];
  onChoose: (product: OwnProduct) => void;
}

/** Products to look up at once (spec 9, product type lookup). */
const size = "25";

/** Finds one of the company's products by its name and adds it. */
export function ProductPicker(props: ProductPickerProps) {
  const t = useT();
  const { companyKey, offering, segment, chosen } = props;
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState("");
  const [name] = useDebouncedValue(typed.trim(), 200);
  const { data, error, isFetching } = useQuery({
    queryKey: ["companies", "own-products", companyKey, offering, segment, name],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/products/types/:type", {
        params: { companyKey, type: offering },
        query: { segment__eq: segment, name__icontains: name, size, sort: "name" },
        signal,
      }),
    enabled: opened,
    placeholderData: keepPreviousData,
  });
  const offered = (data?.content ?? []).filter(({ key }) => !chosen.includes(key));
  const choose = (key: string | null) => {
    const found = offered.find((product) => product.key === key);
    if (!found?.name) return;
    setTyped("");
    props.onChoose({ key: found.key, name: found.name, segment, image: found.image ?? null });
  };
  return (
    <Select
      searchable
      aria-label={props.label}
      placeholder={t("company-editor.top.add")}
      data={offered.map(({ key, name: label = key }) => ({ value: key, label }))}
      // The server has looked already, without regard to case and accents.
      filter={({ options }) => options}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={choose}
      onDropdownOpen={() => setOpened(true)}
      error={error ? sentenceOf(error, t) : undefined}
      nothingFoundMessage={
        isFetching || !data ? t("table.loading") : t("company-editor.top.none-found")
      }
      maxDropdownHeight={280}
    />
  );
}
