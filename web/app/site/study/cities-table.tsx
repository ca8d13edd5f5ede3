import { useTableState } from "../../kernel/table-state.ts";
import { countryName } from "../../language/countries.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-types.ts";
import { foldText } from "../../ui/fold-text.ts";
import { type City, cities, type Measure } from "./cities.ts";
import {
  cityName,
  labelsOf,
  numberIn,
  temperatureIn,
  type VariantKey,
  variants,
} from "./variants.ts";

const sortable = [
  "city",
  "country",
  "score",
  "humidity",
  "uv",
  "hardness",
  "particles",
  "temperature",
];

/** All cities; sorted by any column, narrowed by a name, as the address says. */
export function CitiesTable({ variant }: { variant: VariantKey }) {
  const said = labelsOf(variant);
  const state = useTableState({ filters: ["city__icontains"], sort: "-score", size: 40 });
  const content = rowsOf(variant, state.sort, state.filters.city__icontains ?? "");
  return (
    <DataTable
      label={said.city}
      columns={columnsOf(variant)}
      keyOf={({ key }) => key}
      rowLabel={({ key }) => cityName(variant, key)}
      list={state}
      found={{
        data: { content, total_pages: 1, total_elements: content.length },
        error: null,
        isPlaceholderData: false,
        refetch: () => undefined,
      }}
      empty={{ title: said["no-city"], text: "" }}
    />
  );
}

function columnsOf(variant: VariantKey): readonly Column<City>[] {
  const said = labelsOf(variant);
  const { language } = variants[variant];
  const number = (key: Measure, unit: string): Column<City> => ({
    key,
    title: said[key],
    sort: key,
    align: "end",
    render: (city) => `${numberIn(variant, city[key])} ${unit}`.trim(),
  });
  return [
    { key: "rank", title: said.rank, align: "end", render: ({ rank }) => rank },
    {
      key: "city",
      title: said.city,
      sort: "city",
      filter: { kind: "text", name: "city__icontains" },
      render: ({ key }) => cityName(variant, key),
    },
    {
      key: "country",
      title: said.country,
      sort: "country",
      hideBelow: "md",
      render: ({ country }) => countryName(country, language),
    },
    {
      key: "score",
      title: said.score,
      sort: "score",
      align: "end",
      render: ({ score }) => <strong>{numberIn(variant, score)}</strong>,
    },
    number("humidity", "%"),
    number("uv", ""),
    number("hardness", "mmol/l"),
    number("particles", "µg/m³"),
    { ...number("temperature", ""), render: (city) => temperatureIn(variant, city.temperature) },
  ];
}

function rowsOf(variant: VariantKey, sort: string, words: string): City[] {
  const { language } = variants[variant];
  const by = sort.replace(/^-/, "");
  const turn = sort.startsWith("-") ? -1 : 1;
  const valueIn = (city: City): string | number => {
    if (by === "city") return cityName(variant, city.key);
    if (by === "country") return countryName(city.country, language);
    return sortable.includes(by) ? city[by as Measure | "score"] : city.score;
  };
  const compare = (one: string | number, other: string | number) =>
    typeof one === "number" && typeof other === "number"
      ? one - other
      : String(one).localeCompare(String(other), language);
  return cities
    .filter(({ key }) => foldText(cityName(variant, key)).includes(foldText(words)))
    .sort((one, other) => turn * compare(valueIn(one), valueIn(other)) || one.rank - other.rank);
}
