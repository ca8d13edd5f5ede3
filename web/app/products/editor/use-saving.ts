import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useRef, useState } from "react";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import type { Place } from "./place.ts";
import { conflictOf, type Foreign, type useRefusal } from "./refusal.ts";
import { createProduct, saveProduct, undoLast } from "./save-product.ts";
import type { useFaults } from "./use-faults.ts";
import type { useValues } from "./use-values.ts";
import { tidy, type Values, valuesOf } from "./values.ts";

interface Saving {
  place: Place;
  product: EditableProduct | null;
  duplicateOf?: string;
  onCreated?: (created: EditableProduct) => void;
  form: ReturnType<typeof useValues>;
  faults: ReturnType<typeof useFaults>;
  refusal: ReturnType<typeof useRefusal>;
  tellSaved: (saved: EditableProduct) => Promise<void>;
  /** Somebody else was faster. */
  onMet: (foreign: Foreign) => void;
}

/** Sends the form, and takes the last save back. */
export function useSaving(saving: Saving) {
  const { place, product, duplicateOf, form, faults, refusal } = saving;
  const t = useT();
  const [pending, setPending] = useState(false);
  // What was saved before can be taken back no more once something else is.
  const offer = useRef<{ close: () => void } | null>(null);

  /** Does it, and takes over what the server has then; null where it was refused. */
  const attempt = async (
    sent: Values,
    call: () => Promise<EditableProduct>,
  ): Promise<EditableProduct | null> => {
    setPending(true);
    try {
      const saved = await call();
      offer.current?.close();
      form.adopt({ version: saved.version, values: valuesOf(saved) }, sent);
      faults.settle();
      refusal.forget();
      await saving.tellSaved(saved);
      return saved;
    } catch (error) {
      const foreign = conflictOf(error);
      if (foreign) saving.onMet(foreign);
      else faults.refusedBy(refusal.tell(error, { isNew: !product, ...place }), sent);
      return null;
    } finally {
      setPending(false);
    }
  };
  const undo = async ({ version, values }: { version: number; values: Values }) => {
    if (!product) return;
    const undone = await attempt(values, () => undoLast(product, version));
    if (undone) tellDone(t("product-editor.undone"));
  };
  const send = async (given: Values) => {
    const sent = tidy(given);
    form.replace(sent);
    refusal.forget();
    setPending(true);
    if (await faults.refuse(sent)) return setPending(false);
    const { version } = form.base;
    const saved = await attempt(sent, () =>
      product
        ? saveProduct(product, { version, values: sent })
        : createProduct(place, { values: sent, duplicateOf }),
    );
    if (!saved) return;
    if (!product) return saving.onCreated?.(saved);
    const last = { version: saved.version, values: valuesOf(saved) };
    const back = { label: t("table.undo"), onClick: () => void undo(last) };
    offer.current = tellDone(t("product-editor.saved"), saved.can.undo ? back : undefined);
  };
  return { pending, send, undo };
}
