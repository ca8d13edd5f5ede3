import { longestNotes, mostProducts, mostRating } from "@neroli/contract/scans/limits.ts";
import type { ScanKit } from "@neroli/contract/scans/schema.ts";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/fields/text-field.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { foldText } from "../../ui/fold-text.ts";
import layout from "../../ui/layout.module.css";
import classes from "./device.module.css";
import { makeSmaller } from "./make-smaller.ts";
import { spellRead } from "./spell-read.ts";
import { editScan, type KeptScan, keepPicture } from "./store.ts";

interface EditorProps {
  scan: KeptScan;
  products: ScanKit["products"];
  onFailure: (error: unknown) => void;
  onDone: () => void;
}

/** What is noted of one scan. Every change is kept at once: whoever is called away loses nothing. */
export function ScanEditor({ scan, products, onFailure, onDone }: EditorProps) {
  const t = useT();
  const [notes, setNotes] = useState(scan.notes);
  const edit = (change: Parameters<typeof editScan>[1]) =>
    void editScan(scan.id, change).catch(onFailure);
  const read = spellRead(scan.read);
  return (
    <section className={classes.editor} aria-label={t("scans.device.edit", { read })}>
      <div className={layout.spread}>
        <h2>{read}</h2>
        <Button size="small" onClick={onDone}>
          {t("scans.device.done")}
        </Button>
      </div>
      <Rating value={scan.rating} onChange={(rating) => edit({ rating })} />
      <TextArea
        label={t("scans.device.notes")}
        value={notes}
        maxLength={longestNotes}
        onChange={({ currentTarget: { value } }) => {
          setNotes(value);
          edit({ notes: value });
        }}
      />
      <Products
        products={products}
        chosen={scan.products}
        onChange={(chosen) => edit({ products: chosen })}
      />
      <Picture scan={scan} onFailure={onFailure} />
    </section>
  );
}

function Rating(props: { value: number | null; onChange: (rating: number | null) => void }) {
  const t = useT();
  const { value, onChange } = props;
  const stars = Array.from({ length: mostRating }, (_, at) => at + 1);
  return (
    <fieldset className={classes.rating}>
      <legend>{t("scans.device.rating")}</legend>
      {stars.map((count) => (
        <button
          key={count}
          type="button"
          className={classes.star}
          aria-label={t("scans.stars", { count })}
          aria-pressed={value === count}
          data-lit={(value ?? 0) >= count || undefined}
          onClick={() => onChange(value === count ? null : count)}
        >
          ★
        </button>
      ))}
    </fieldset>
  );
}

const mostShown = 6;

/** Of the company's own products, which the device keeps. */
function Products(props: {
  products: ScanKit["products"];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const { products, chosen, onChange } = props;
  const nameOf = (key: string) => products.find((each) => each.key === key)?.name ?? key;
  const wanted = foldText(typed.trim());
  const found = wanted
    ? products.filter(({ key, name }) => !chosen.includes(key) && foldText(name).includes(wanted))
    : [];
  const canAdd = chosen.length < mostProducts;
  return (
    <fieldset className={classes.products}>
      <legend>{t("scans.device.products")}</legend>
      {chosen.map((key) => (
        <Button
          key={key}
          size="small"
          aria-pressed
          onClick={() => onChange(chosen.filter((each) => each !== key))}
        >
          {nameOf(key)} ×
        </Button>
      ))}
      <TextField
        label={t("scans.device.products.search")}
        labelHidden
        placeholder={t("scans.device.products.search")}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {canAdd &&
        found.slice(0, mostShown).map(({ key, name }) => (
          <Button
            key={key}
            size="small"
            icon="plus"
            onClick={() => {
              onChange([...chosen, key]);
              setTyped("");
            }}
          >
            {name}
          </Button>
        ))}
      {wanted !== "" && found.length === 0 && <p>{t("scans.device.products.none")}</p>}
    </fieldset>
  );
}

function Picture({ scan, onFailure }: Pick<EditorProps, "scan" | "onFailure">) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setFailed(false);
    const smaller = await makeSmaller(file).catch(() => null);
    if (smaller) await keepPicture(scan.id, smaller).catch(onFailure);
    else setFailed(true);
  };
  return (
    <div className={layout.line}>
      <FileButton
        text={t("scans.device.picture")}
        label={t("scans.device.picture")}
        accept="image/*"
        onFiles={(files) => void take(files)}
      />
      {scan.picture && !failed && <span>{t("scans.device.picture.there")}</span>}
      {(failed || scan.picture === "refused") && (
        <span role="alert">{t("scans.device.picture.failed")}</span>
      )}
    </div>
  );
}
