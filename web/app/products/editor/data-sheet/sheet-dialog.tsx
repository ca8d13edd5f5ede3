import type { DataSheet, DataSheetValue } from "@neroli/contract/imports/data-sheets.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../kernel/client.ts";
import { tellDone } from "../../../kernel/toast.tsx";
import { formatDay } from "../../../language/dates.ts";
import { useT } from "../../../language/phrases.tsx";
import { sentenceOf } from "../../../language/sentence-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import type { ProductEditing } from "../use-product-form.ts";
import classes from "./sheet.module.css";
import { SheetPages } from "./sheet-pages.tsx";
import { SheetValues } from "./sheet-values.tsx";
import { takeValues } from "./take-values.ts";

interface SheetDialogProps {
  editing: ProductEditing;
  onFilled: (fields: readonly ProductFieldKey[]) => void;
  onClose: () => void;
}

/**
 * A data sheet and what was read of it, beside each other: whoever compares them chooses what is
 * filled in. Nothing is chosen at first, and nothing is kept before the form is saved.
 */
export default function SheetDialog({ editing, onFilled, onClose }: SheetDialogProps) {
  const t = useT();
  const sheet = useSheet(editing);
  const [chosen, setChosen] = useState<readonly DataSheetValue[]>([]);
  const [sought, setSought] = useState<DataSheetValue | null>(null);
  const { read, file } = sheet;
  const fill = () => {
    const before = editing.values;
    const taken = takeValues(before, chosen);
    const fields = Object.keys(taken) as ProductFieldKey[];
    onFilled(fields);
    editing.set(taken);
    const emptied = Object.fromEntries(fields.map((field) => [field, before[field]]));
    tellDone(t("product-editor.sheet.filled", { count: chosen.length }), {
      label: t("table.undo"),
      onClick: () => editing.set(emptied),
    });
    onClose();
  };
  if (!read || !file) {
    return (
      <Dialog title={t("product-editor.sheet.title")} onClose={onClose}>
        <DropArea
          label={t("product-editor.sheet.choose")}
          invitation={t("product-editor.sheet.invitation")}
          rule={t("product-editor.sheet.rule")}
          accept=".pdf,application/pdf"
          large
          pending={sheet.pending}
          refusal={sheet.refusal}
          onFiles={([given]) => given && sheet.open(given)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t("product-editor.sheet.title")}
      size="whole"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              setChosen([]);
              setSought(null);
              sheet.forget();
            }}
          >
            {t("product-editor.sheet.another")}
          </Button>
          <Button
            variant="primary"
            disabledReason={chosen.length === 0 ? t("product-editor.sheet.take.none") : null}
            onClick={fill}
          >
            {t("product-editor.sheet.take", { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={classes.whole} data-sought={sought !== null || undefined}>
        <div className={classes.values}>
          <p role="status" className={classes.told}>
            <strong>{file.name}</strong> {toldOf(t, read)}
          </p>
          {read.values.length === 0 ? (
            <Note tone="warning">{t("product-editor.sheet.none")}</Note>
          ) : (
            <SheetValues
              editing={editing}
              values={read.values}
              chosen={chosen}
              onChoose={setChosen}
              onSeek={setSought}
            />
          )}
        </div>
        <SheetPages file={file} values={read.values} sought={sought} />
      </div>
    </Dialog>
  );
}

function toldOf(t: ReturnType<typeof useT>, { kind, pages, revised }: DataSheet): string {
  const told = t(`product-editor.sheet.told.${kind}`, { pages });
  return revised
    ? `${told} ${t("product-editor.sheet.revised", { day: formatDay(revised) })}`
    : told;
}

function useSheet({ place }: ProductEditing) {
  const t = useT();
  const { offering, segment, company } = place;
  const reading = useMutation({
    mutationFn: (content: File) =>
      api("POST /companies/:companyKey/data-sheets/read", {
        params: { companyKey: company },
        upload: { asset: { offering, segment }, content },
      }),
  });
  const { variables: file, data: read, error, isPending } = reading;
  const name = file?.name ?? "";
  return {
    file,
    read,
    pending: isPending ? t("product-editor.sheet.reading", { name }) : undefined,
    refusal: error
      ? { title: t("product-editor.sheet.refused", { name }), text: sentenceOf(error, t) }
      : undefined,
    open: (given: File) => reading.mutate(given),
    forget: reading.reset,
  };
}
