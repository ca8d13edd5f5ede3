import type {
  ImportTarget,
  MappedColumn,
  Mapping,
  ColumnOptions as Options,
} from "@neroli/contract/imports/mapping.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { useDraft } from "../kernel/forms/use-draft.ts";
import { paramsOf, useTakeImport } from "./import-queries.ts";
import { fieldsOf, withFields } from "./mapped-columns.ts";

/** The mapping of a file for which the server could propose nothing. */
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
  const fields = (name: string) => fieldsOf(mapping.columns, name);
  const put = (name: string, next: readonly MappedColumn[]) => {
    const names = one.columns.map((column) => column.name);
    change({ columns: withFields(mapping.columns, { names, name, fields: next }) });
  };
  return {
    mapping,
    /** The page holds changes that the server does not know, or a proposal that nobody has agreed to. */
    unsaved: one.can.map.allowed && (changed !== null || one.mapping_from !== "SAVED"),
    change,
    forget,
    save,
    fieldsOf: fields,
    /** Takes a column for a field, in the place of what it was taken for there, or beside it. */
    choose: (name: string, { at, field }: { at: number; field: ImportTarget | null }) => {
      const next = fields(name).filter((other, index) => index !== at && other.field !== field);
      put(name, field ? next.toSpliced(at, 0, { column: name, field }) : next);
    },
    setOptions: (name: string, { at, options }: { at: number; options: Options }) =>
      put(
        name,
        fields(name).map((mapped, index) => (index === at ? { ...mapped, options } : mapped)),
      ),
    /** What a word of the file means. */
    decide: (field: keyof Mapping["values"], words: Record<string, string | null>) =>
      change({ values: { ...mapping.values, [field]: { ...mapping.values[field], ...words } } }),
  };
}

export type MappingState = ReturnType<typeof useMapping>;
