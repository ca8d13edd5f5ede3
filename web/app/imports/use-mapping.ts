import type { ImportTarget, MappedColumn, Mapping } from "@neroli/contract/imports/mapping.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { useDraft } from "../kernel/forms/use-draft.ts";
import { paramsOf, useTakeImport } from "./import-queries.ts";

/** Of a file for which nothing could be proposed. */
const nothingMapped: Mapping = {
  offering: null,
  segment: null,
  identity: { by: "field", field: "name" },
  columns: [],
  values: {},
  rest: null,
};

/**
 * The mapping as it stands on the page: what the server knows, with what was changed since. A change
 * survives a reload, and is saved when one goes on to another step.
 */
export function useMapping(one: Import) {
  const draft = useDraft<Mapping>(`import.${one.id}`);
  const [changed, setChanged] = useState<Mapping | null>(
    one.can.map.allowed ? draft.initial : null,
  );
  const take = useTakeImport();
  const mapping = changed ?? one.mapping ?? nothingMapped;
  const forget = () => {
    draft.forget();
    setChanged(null);
  };
  const change = (changes: Partial<Mapping>) => {
    const next = { ...mapping, ...changes };
    draft.keep(next);
    setChanged(next);
  };
  const save = useMutation({
    mutationFn: () =>
      api("PUT /companies/:companyKey/imports/:importId/mapping", {
        params: paramsOf({ company: one.company.key, id: one.id }),
        body: { mapping },
      }),
    onSuccess: (answered) => {
      take(answered);
      forget();
    },
  });
  const columnOf = (name: string): MappedColumn =>
    mapping.columns.find(({ column }) => column === name) ?? { column: name, field: null };
  const put = (next: MappedColumn) =>
    change({
      columns: one.columns.map(({ name }) => (name === next.column ? next : columnOf(name))),
    });
  return {
    mapping,
    /** Something stands on the page that the server does not know, or a proposal nobody has agreed to. */
    unsaved: one.can.map.allowed && (changed !== null || one.mapping_from !== "SAVED"),
    change,
    forget,
    save,
    columnOf,
    choose: (column: string, field: ImportTarget | null) =>
      put({ column, field, ...keptOptions(columnOf(column), field) }),
    setOptions: (column: string, options: MappedColumn["options"]) =>
      put({ ...columnOf(column), options }),
    /** What a word of the file means. */
    decide: (field: keyof Mapping["values"], words: Record<string, string | null>) =>
      change({ values: { ...mapping.values, [field]: { ...mapping.values[field], ...words } } }),
  };
}

export type MappingState = ReturnType<typeof useMapping>;

/** How a cell is read has to do with the column; a field that takes nothing needs none of it. */
const keptOptions = ({ options }: MappedColumn, field: ImportTarget | null) =>
  options && field ? { options } : {};
