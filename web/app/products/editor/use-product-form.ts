import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useState } from "react";
import { useT } from "../../kernel/phrases.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { useProductSaved } from "./editable.ts";
import type { Place } from "./place.ts";
import { conflictOf, type Foreign, useRefusal } from "./refusal.ts";
import { createProduct, saveProduct, undoLast } from "./save-product.ts";
import { type Meeting, meet } from "./start.ts";
import { useFaults } from "./use-faults.ts";
import { useValues } from "./use-values.ts";
import { tidy, type Values, valuesOf } from "./values.ts";

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
  const { place, product, prefilled = {}, duplicateOf, onCreated } = options;
  const t = useT();
  const form = useValues({
    draftKey: product
      ? `product:${product.key}`
      : ["product:new", place.offering, place.company, place.segment, duplicateOf].join(":"),
    version: product?.version ?? 0,
    stored: product ? valuesOf(product) : prefilled,
  });
  const { base, changed } = form;
  const faults = useFaults(form.values, place);
  const refusal = useRefusal();
  const tellSaved = useProductSaved();
  const [pending, setPending] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(
    form.start.meeting && { ...form.start.meeting, since: [] },
  );

  const adopt = async (saved: EditableProduct, sent: Values) => {
    form.adopt({ version: saved.version, values: valuesOf(saved) }, sent);
    faults.settle();
    refusal.forget();
    await tellSaved(saved);
  };
  /** Both are put together, and what both changed is asked. */
  const meetForeign = ({ current, since }: Foreign) => {
    const theirs = valuesOf(current);
    const now = form.now();
    const { values, meeting } = meet(now.base.values, { mine: now.values, theirs });
    form.replace(values);
    form.rebase({ version: current.version, values: theirs });
    setConflict({ ...meeting, since });
    void tellSaved(current);
  };
  const failed = (error: unknown, sent: Values) => {
    const foreign = conflictOf(error);
    if (foreign) return meetForeign(foreign);
    const failures = refusal.tell(error, { isNew: product === null, offering: place.offering });
    faults.refusedBy(failures, sent);
  };
  const undo = async (last: { version: number; values: Values }) => {
    if (!product) return;
    setPending(true);
    try {
      await adopt(await undoLast(product, last.version), last.values);
      tellDone(t("product-editor.undone"));
    } catch (error) {
      failed(error, last.values);
    } finally {
      setPending(false);
    }
  };
  const send = async (given: Values) => {
    const sent = tidy(given);
    form.replace(sent);
    refusal.forget();
    if (faults.refuse(sent)) return;
    setPending(true);
    try {
      const saved = product
        ? await saveProduct(product, { version: base.version, values: sent })
        : await createProduct(place, { values: sent, duplicateOf });
      await adopt(saved, sent);
      if (!product) return onCreated?.(saved);
      const last = { version: saved.version, values: valuesOf(saved) };
      const back = { label: t("table.undo"), onUndo: () => void undo(last) };
      tellDone(t("product-editor.saved"), saved.can.undo ? back : undefined);
    } catch (error) {
      failed(error, sent);
    } finally {
      setPending(false);
    }
  };
  return {
    place,
    product,
    form,
    faults,
    changed,
    refused: refusal.sentence,
    pending,
    conflict,
    submit: () => void send(form.now().values),
    /** Takes back the last save. */
    undo: () => void undo(base),
    meet: meetForeign,
    discard: () => {
      const typed = form.now().values;
      form.replace(base.values);
      faults.settle();
      refusal.forget();
      const back = { label: t("table.undo"), onUndo: () => form.replace(typed) };
      tellDone(t("product-editor.discarded"), back);
    },
    /** With what was chosen; `now` saves it too. */
    resolve: (values: Values, now: boolean) => {
      setConflict(null);
      form.replace(values);
      if (now) void send(values);
    },
  };
}
export type ProductEditing = ReturnType<typeof useProductForm>;
