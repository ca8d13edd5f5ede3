import { useState } from "react";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import { PlainTable } from "../ui/plain-table.tsx";
import { longGerman, Part, Specimen } from "./specimen.tsx";

interface Product {
  name: string;
  supplier: string;
  documents: number;
}

const products: readonly Product[] = [
  { name: "Bisabolol", supplier: "Velouria Actives", documents: 12 },
  { name: longGerman, supplier: "Bruma", documents: 0 },
];

const columns: readonly Column<Product>[] = [
  {
    key: "name",
    title: "Name",
    sort: "name",
    filter: { kind: "text", name: "name" },
    render: ({ name, supplier }) => (
      <NameCell more="COSMOS" narrow={supplier} until="md">
        <a href="#tables">{name}</a>
      </NameCell>
    ),
  },
  {
    key: "supplier",
    title: "Supplier",
    hideBelow: "md",
    filter: { kind: "choice", name: "supplier", options: [{ value: "b", label: "Bruma" }] },
    render: ({ supplier }) => supplier,
  },
  {
    key: "documents",
    title: "Documents",
    align: "end",
    sort: "documents",
    render: ({ documents }) => documents,
  },
];

const shared = {
  columns,
  keyOf: ({ name }: Product) => name,
  rowLabel: ({ name }: Product) => name,
  empty: { title: "No products", text: "Here stand the products that you offer." },
};
const found = { error: null, isPlaceholderData: false, refetch: () => {} };
const answer = (content: readonly Product[]) => ({
  content,
  total_pages: content.length > 0 ? 3 : 0,
  total_elements: content.length,
});

/** The table that people work in, in each of its states. */
export function Tables() {
  const [sort, setSort] = useState("name");
  const [page, setPage] = useState(0);
  const [filters, setFilters] = useState<Record<string, string>>({});
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(["Bisabolol"]));
  const setFilter = (name: string, value: string) => setFilters({ ...filters, [name]: value });
  const hrefOf = (to: number) => `#${to}`;
  const onFollow = (href: string) => setPage(Number(href.slice(1)));
  const list = { sort, setSort, filters, setFilter, page, hrefOf, onFollow };
  return (
    <Part title="Tables">
      <Specimen name="Sorted, filtered, selected, with a menu for each row">
        <DataTable
          {...shared}
          label="Products"
          list={list}
          found={{ ...found, data: answer(products) }}
          selection={{ keys, onChange: setKeys }}
          rowActions={() => [
            { label: "Edit", onSelect: () => {} },
            { label: "Publish", onSelect: () => {}, disabledReason: "The INCI name is missing." },
            { label: "Delete", onSelect: () => {}, danger: true },
          ]}
        />
      </Specimen>
      <Specimen name="Read only">
        <PlainTable
          label="Phases"
          titles={["Name", "Supplier", { title: "Documents", align: "end" }]}
        >
          <tbody>
            {products.map(({ name, supplier, documents }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{supplier}</td>
                <td data-align="end">{documents}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Specimen>
      <Specimen name="On its way">
        <DataTable {...shared} label="Waiting" list={list} found={{ ...found, data: undefined }} />
      </Specimen>
      <Specimen name="Failed">
        <DataTable
          {...shared}
          label="Failed"
          list={list}
          found={{ ...found, data: undefined, error: new Error("The list could not be read.") }}
        />
      </Specimen>
      <Specimen name="Empty">
        <DataTable {...shared} label="Empty" list={list} found={{ ...found, data: answer([]) }} />
      </Specimen>
    </Part>
  );
}
