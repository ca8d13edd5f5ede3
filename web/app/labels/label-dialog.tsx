import { Textarea, TextInput } from "@mantine/core";
import type { Label } from "@neroli/contract/labels/schema.ts";
import { type FormEvent, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { ColourField } from "./colour-field.tsx";
import { isColour, swatches } from "./colours.ts";
import { LabelPreview } from "./label-preview.tsx";
import { type LabelValues, useSaveLabel } from "./save-label.ts";

const fresh: LabelValues = { title: "", colour: swatches[0], description: "" };

/** The form of one label, with how it will look. */
export function LabelDialog({ label, onClose }: { label: Label | null; onClose: () => void }) {
  const t = useT();
  const [values, setValues] = useState<LabelValues>(
    label ? { title: label.title, colour: label.colour, description: label.description } : fresh,
  );
  const [tried, setTried] = useState(false);
  const save = useSaveLabel(label, onClose);
  const change = (changes: Partial<LabelValues>) => setValues({ ...values, ...changes });
  const untitled = tried && !values.title.trim() ? t("labels.form.title.needed") : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.title.trim() && isColour(values.colour) && !save.pending) save.send(values);
  };
  return (
    <Dialog
      onClose={onClose}
      title={label ? t("labels.edit.which", { title: label.title }) : t("labels.new")}
    >
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {save.refused && (
            <Note tone="bad" urgent>
              {save.refused}
            </Note>
          )}
          <TextInput
            required
            data-autofocus
            maxLength={60}
            label={t("labels.form.title")}
            value={values.title}
            error={untitled ?? save.titleTaken}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <ColourField value={values.colour} onChange={(colour) => change({ colour })} />
          <Textarea
            autosize
            minRows={2}
            maxLength={300}
            label={t("labels.form.description")}
            description={t("labels.form.description.hint")}
            value={values.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          <LabelPreview {...values} />
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={save.pending}>
              {label ? t("table.form.save") : t("labels.create")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
