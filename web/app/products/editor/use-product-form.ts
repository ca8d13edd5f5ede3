import type { EditableProduct, ProductConflict } from "@neroli/contract/products/editor-schema.ts";
import { newProduct } from "@neroli/contract/products/forms/new-product.gen.ts";
import { product as changedProduct } from "@neroli/contract/products/forms/product.gen.ts";
import { useEffect, useRef, useState } from "react";
import { refusedInBody } from "../../kernel/forms/field-failures.ts";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { useProductSaved } from "./editable.ts";
import type { Place } from "./place.ts";
import { fieldAt, problemsOf, sentenceOfProblem } from "./problems.ts";
import { useReadFields } from "./read-fields.ts";
import { bodyOf, conflictOf, explainRefusal, saveProduct, undoLast } from "./save-product.ts";
import { tidy, type Values, valuesOf } from "./values.ts";

interface Options {
  place: Place;
  /** The product as the server has it now; null for a new one. */
  product: EditableProduct | null;
  /** The values that a new product begins with. */
  prefilled?: Values;
  /** The one that a new one is a duplicate of. */
  duplicateOf?: string;
  onCreated?: (created: EditableProduct) => void;
}

/**
 * The form of a product, or of a new one. Which fields it has depends on offering and segment, so
 * what they may hold is judged by the contract's readFields(), as the server does, and not by
 * constraints generated for one body.
 */
export function useProductForm(options: Options) {
  const { place, product, prefilled = {} } = options;
  const t = useT();
  const tellSaved = useProductSaved();
  const rules = useReadFields();
  const [since, setSince] = useState<Since>([]);
  // A save can be taken back until something else is saved.
  const offer = useRef<{ close: () => void } | null>(null);
  const form = useEntryForm({
    constraints: product ? changedProduct : newProduct,
    base: product,
    valuesOf: (base: EditableProduct | null) => (base ? valuesOf(base) : prefilled),
    tidy,
    toBody: (values, base) => bodyOf(values, { ...options, base }),
    fieldAt,
    ready: rules.ready,
    judgeMore: (values) => problemsOf(values, place, rules.loaded()),
    say: (failure, values) => sentenceOfProblem(t, failure, values),
    send: (body, { base, key }) => saveProduct(body, { place, base, key }).catch(explain),
    baseOf: (saved): EditableProduct | null => saved,
    onSent: (saved, { base }) => {
      offer.current?.close();
      void tellSaved(saved);
      if (!base) return options.onCreated?.(saved);
      const back = { label: t("table.undo"), onClick: () => latest.current(saved.version) };
      offer.current = tellDone(t("product-editor.saved"), saved.can.undo ? back : undefined);
    },
    theirsOf: (error) => {
      const { current = null, since: changes = [] } = conflictOf(error) ?? {};
      if (current) void tellSaved(current);
      setSince(changes);
      return current;
    },
    onRefused: (error) => {
      if (refusedInBody(error).length === 0) tellFailure(error, t);
      return false;
    },
    draft: () => ({ key: draftKey(options), meets: true }),
  });
  const explain = (error: unknown): never => {
    throw explainRefusal(error, { t, isNew: !product, place });
  };
  const undo = (version: number): void => {
    if (!product) return;
    void form.change(
      () => undoLast(product, version).catch(explain),
      (undone) => {
        offer.current?.close();
        void tellSaved(undone);
        tellDone(t("product-editor.undone"));
      },
    );
  };
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  return {
    ...form,
    place,
    product,
    /** The saves of others meanwhile, the newest first; empty where they are not known. */
    since,
    /** What is left before the rules have come is judged once they have. */
    judgeField: (field: string) => {
      if (rules.loaded()) form.judgeField(field);
      else void rules.ready().then(() => form.judgeField(field));
    },
    meet: (theirs: EditableProduct) => {
      setSince([]);
      form.meet(theirs);
    },
    /** Takes back the last save. */
    undo: () => undo(form.base?.version ?? 0),
    discard: () => {
      const back = { label: t("table.undo"), onClick: form.discard() };
      tellDone(t("table.form.discarded"), back);
    },
  };
}

export type ProductEditing = ReturnType<typeof useProductForm>;
type Since = ProductConflict["since"];

const draftKey = ({ product, place, duplicateOf }: Options): string =>
  product
    ? `product:${product.key}`
    : ["product:new", place.offering, place.company, place.segment, duplicateOf].join(":");
