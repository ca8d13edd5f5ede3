import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useState } from "react";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { useProductSaved } from "./editable.ts";
import type { Place } from "./place.ts";
import { type Foreign, useRefusal } from "./refusal.ts";
import { type Meeting, meet } from "./starting-values.ts";
import { useFaults } from "./use-faults.ts";
import { useSaving } from "./use-saving.ts";
import { useValues } from "./use-values.ts";
import { type Values, valuesOf } from "./values.ts";

interface Options {
  place: Place;
  /** As the server has it now; null for a new one. */
  product: EditableProduct | null;
  /** What a new one begins with. */
  prefilled?: Values;
  /** The one that a new one is a duplicate of. */
  duplicateOf?: string;
  onCreated?: (created: EditableProduct) => void;
}

/** Somebody else has saved the product: what they did, and what of it is for a person to decide. */
export interface Conflict extends Meeting {
  since: Foreign["since"];
}

/**
 * The form of a product, or of a new one: what it holds, what is wrong with it, and what becomes of
 * it when it is saved, refused, undone, or met by somebody else's changes.
 */
export function useProductForm(options: Options) {
  const { place, product } = options;
  const t = useT();
  const form = useValues({
    draftKey: draftKey(options),
    version: product?.version ?? 0,
    stored: product ? valuesOf(product) : (options.prefilled ?? {}),
  });
  const faults = useFaults(form.values, place);
  const refusal = useRefusal();
  const tellSaved = useProductSaved();
  const [conflict, setConflict] = useState<Conflict | null>(
    form.start.meeting && { ...form.start.meeting, since: [] },
  );
  /** Merges both versions, and asks the person about fields that both changed. */
  const meetForeign = ({ current, since }: Foreign) => {
    const theirs = valuesOf(current);
    const now = form.now();
    const { values, meeting } = meet(now.base.values, { mine: now.values, theirs });
    form.replace(values);
    form.rebase({ version: current.version, values: theirs });
    setConflict({ ...meeting, since });
    void tellSaved(current);
  };
  const saving = useSaving({ ...options, form, faults, refusal, tellSaved, onMet: meetForeign });
  return {
    place,
    product,
    form,
    faults,
    changed: form.changed,
    refused: refusal.sentence,
    pending: saving.pending,
    conflict,
    submit: () => void saving.send(form.now().values),
    /** Takes back the last save. */
    undo: () => void saving.undo(form.base),
    meet: meetForeign,
    discard: () => {
      const typed = form.now().values;
      form.replace(form.base.values);
      faults.settle();
      refusal.forget();
      const back = { label: t("table.undo"), onClick: () => form.replace(typed) };
      tellDone(t("product-editor.discarded"), back);
    },
    /** With what was chosen; `now` saves it too. */
    resolve: (values: Values, now: boolean) => {
      setConflict(null);
      form.replace(values);
      if (now) void saving.send(values);
    },
  };
}

export type ProductEditing = ReturnType<typeof useProductForm>;

const draftKey = ({ product, place, duplicateOf }: Options): string =>
  product
    ? `product:${product.key}`
    : ["product:new", place.offering, place.company, place.segment, duplicateOf].join(":");
