import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { comparedAtMost } from "@neroli/contract/comparison/limits.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import type { Collected } from "../kernel/compare-tray/tray.ts";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./compare-page.module.css";

interface AddProductProps {
  offering: Offering;
  /** Those that are compared already. */
  keys: readonly string[];
  onAdd: (product: Collected) => void;
}

const size = "8";
const pauseMilliseconds = 150;

/** Finds another product of the same offering; at six it says why there are no more. */
export function AddProduct({ offering, keys, onAdd }: AddProductProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const [query] = useDebouncedValue(typed.trim(), pauseMilliseconds);
  const { data, isFetching } = useQuery({
    queryKey: ["comparison", "add", offering, query],
    queryFn: ({ signal }) =>
      api("GET /search/products/:offering", {
        params: { offering },
        query: { query, size },
        signal,
      }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
  if (keys.length >= comparedAtMost) return <p>{t("comparison.add.full")}</p>;
  const found = query === "" ? [] : (data?.content ?? []).filter(({ key }) => !keys.includes(key));
  return (
    <Select
      className={classes.add ?? ""}
      searchable
      openOnFocus={false}
      label={t("comparison.add")}
      placeholder={t("comparison.add.placeholder")}
      data={found.map(({ key, name, company }) => ({
        value: key,
        label: `${name} · ${company.name}`,
      }))}
      // The server has filtered.
      filter={({ options }) => options}
      rightSection={<Icon name="find" />}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(key) => {
        const product = found.find((each) => each.key === key);
        setTyped("");
        if (product) onAdd({ key: product.key, name: product.name, offering });
      }}
      {...(query !== "" && {
        nothingFoundMessage: isFetching ? "…" : t("comparison.add.none"),
      })}
    />
  );
}
