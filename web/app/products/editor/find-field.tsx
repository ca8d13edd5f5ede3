import { fieldsFor, type ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { CheckField } from "../../ui/fields/check-field.tsx";
import { ComboInput } from "../../ui/fields/combo-input.tsx";
import { foldText } from "../../ui/fold-text.ts";
import classes from "./editor.module.css";
import type { Place } from "./place.ts";

interface FindFieldProps {
  place: Place;
  all: boolean;
  hidden: number;
  onAll: (all: boolean) => void;
  onFind: (field: ProductFieldKey) => void;
}

/** The shortest way to one field of eighty; and whether all of them are shown. */
export function FindField({ place, all, hidden, onAll, onFind }: FindFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const sought = foldText(typed.trim());
  const found = fieldsFor(place.offering, place.segment)
    .map((key) => ({ value: key as string, label: t(`product-fields.${key}`), key }))
    .filter(({ label }) => sought !== "" && foldText(label).includes(sought));
  const go = (label: string) => {
    const field = found.find((each) => each.value === label);
    setTyped("");
    if (field) onFind(field.key);
  };
  return (
    <div className={classes.find}>
      <ComboInput
        id="find-field"
        name={t("product-editor.find")}
        placeholder={t("product-editor.find")}
        typed={typed}
        suggestions={found}
        listLabel={t("product-editor.find")}
        onType={setTyped}
        onChoose={({ value }) => go(value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          const [first] = found;
          if (first) go(first.value);
        }}
      />
      <CheckField
        label={
          hidden > 0 ? t("product-editor.all.hidden", { count: hidden }) : t("product-editor.all")
        }
        checked={all}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
    </div>
  );
}
