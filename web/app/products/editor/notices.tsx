import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useEffect, useEffectEvent } from "react";
import { RestoredNote } from "../../kernel/forms/restored-note.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { DraftNote } from "./draft-note.tsx";
import { useMove } from "./use-move.ts";
import type { ProductEditing } from "./use-product-form.ts";
import { valuesOf } from "./values.ts";

interface NoticesProps {
  editing: ProductEditing;
  onField: (field: ProductFieldKey) => void;
}

/** Notices above the form: the product is a draft or in the trash, somebody else has saved it, a draft was restored. */
export function Notices({ editing, onField }: NoticesProps) {
  const { product, changed } = editing;
  return (
    <>
      {product?.trashed_at && <Trashed product={product} />}
      {product?.state === "DRAFT" && product.can.edit && (
        <DraftNote product={product} changed={changed} onField={onField} />
      )}
      <Behind editing={editing} />
      {!product?.trashed_at && <RestoredNote form={editing} />}
    </>
  );
}

type Product = NonNullable<ProductEditing["product"]>;

function Trashed({ product }: { product: Product }) {
  const t = useT();
  const { move, pending } = useMove(product);
  const day = formatDay(product.trashed_at ?? "");
  const by = product.trashed_by?.name;
  return (
    <div role="status">
      <Note
        tone="warning"
        action={
          product.can.recover && (
            <Button size="small" loading={pending} onClick={() => void move("recover")}>
              {t("product-editor.recover")}
            </Button>
          )
        }
      >
        <strong>
          {by
            ? t("product-editor.trash.since.by", { day, name: by })
            : t("product-editor.trash.since", { day })}
        </strong>{" "}
        {t("product-editor.trash.means")}
      </Note>
    </div>
  );
}

/** Somebody else has saved it while it was open here. Whoever has changed nothing just sees it. */
function Behind({ editing }: { editing: ProductEditing }) {
  const t = useT();
  const { product, base, changed, pending, conflict, goOn, meet } = editing;
  const behind =
    product !== null && base !== null && product.version > base.version && !pending && !conflict;
  const name = product?.updated_by?.name ?? t("product-editor.history.operator");
  const follow = useEffectEvent(() => {
    if (!product) return;
    goOn(product, valuesOf(product));
    tellDone(t("product-editor.behind.shown", { name }));
  });
  const quiet = behind && !changed;
  useEffect(() => {
    if (quiet) follow();
  }, [quiet]);
  if (!behind || quiet) return null;
  return (
    <div role="status">
      <Note
        tone="warning"
        action={
          <Button size="small" onClick={() => meet(product)}>
            {t("product-editor.behind.show")}
          </Button>
        }
      >
        {t("product-editor.behind", { name })}
      </Note>
    </div>
  );
}
