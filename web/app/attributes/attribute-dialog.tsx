import { NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { attributeFields, isAttributeField } from "@neroli/contract/attributes/fields.ts";
import { type Attribute, namedLanguages } from "@neroli/contract/attributes/schema.ts";
import { type FormEvent, useState } from "react";
import { useDraft } from "../kernel/forms/use-draft.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { type FormValues, valuesOf } from "./form-values.ts";
import { useSaveAttribute } from "./save-attribute.ts";

interface AttributeDialogProps {
  /** The one to edit, or a term that nobody has defined yet; null is a new one. */
  attribute: Attribute | null;
  support: boolean;
  onClose: () => void;
}

const draftKey = (attribute: Attribute | null) =>
  `attribute.${attribute?.id ?? `${attribute?.field ?? ""}.${attribute?.term ?? "new"}`}.${attribute?.version ?? 0}`;

/** What a term is called and means. What is typed survives a reload. */
export function AttributeDialog({ attribute, support, onClose }: AttributeDialogProps) {
  const t = useT();
  const { initial, keep, forget } = useDraft<FormValues>(draftKey(attribute));
  const [values, setValues] = useState(initial ?? valuesOf(attribute));
  const [tried, setTried] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const approves = support && attribute?.status === "PROPOSED";
  const save = useSaveAttribute({ attribute, approve: approves, onDone: close });
  const change = (changes: Partial<FormValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    keep(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.term.trim() && !save.pending) save.send(values);
  };
  return (
    <Dialog size="wide" onClose={close} title={titleOf(t, { attribute, support })}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {save.refused && (
            <Note tone="bad" urgent>
              {save.refused}
            </Note>
          )}
          {!support && <Note>{t("attributes.propose.hint")}</Note>}
          <Fields {...{ attribute, values, change, tried }} />
          <Names values={values} change={change} />
          <div className={layout.actions}>
            <Button onClick={close}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={save.pending}>
              {t(submitOf({ approves, support }))}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

const submitOf = ({ approves, support }: { approves: boolean; support: boolean }) => {
  if (approves) return "attributes.save-and-approve";
  return support ? "table.form.save" : "attributes.propose";
};

function titleOf(
  t: ReturnType<typeof useT>,
  { attribute, support }: { attribute: Attribute | null; support: boolean },
): string {
  if (attribute?.id) return t("attributes.edit.which", { term: attribute.term });
  if (attribute) return t("attributes.define.which", { term: attribute.term });
  return t(support ? "attributes.new" : "attributes.propose.new");
}

interface PartProps {
  values: FormValues;
  change: (changes: Partial<FormValues>) => void;
}

function Fields(props: PartProps & { attribute: Attribute | null; tried: boolean }) {
  const t = useT();
  const { attribute, values, change, tried } = props;
  const renamed = attribute?.id && attribute.products > 0 && values.term.trim() !== attribute.term;
  return (
    <>
      {attribute ? (
        // A term that there is stays in its vocabulary.
        <p className={layout.soft}>
          {t("attributes.field")}: {words(t, "product-fields", attribute.field)}
        </p>
      ) : (
        <NativeSelect
          label={t("attributes.field")}
          data={attributeFields.map((value) => ({
            value,
            label: words(t, "product-fields", value),
          }))}
          value={values.field}
          onChange={({ currentTarget: { value } }) => {
            if (isAttributeField(value)) change({ field: value });
          }}
        />
      )}
      <TextInput
        required
        data-autofocus
        maxLength={200}
        label={t("attributes.term")}
        description={t("attributes.term.hint")}
        value={values.term}
        readOnly={attribute !== null && attribute.id === null}
        error={tried && !values.term.trim() ? t("attributes.term.needed") : undefined}
        onChange={(event) => change({ term: event.currentTarget.value })}
      />
      {renamed && (
        <Note tone="warning">{t("attributes.rename", { count: attribute.products })}</Note>
      )}
      <Textarea
        autosize
        minRows={2}
        maxLength={1_000}
        label={t("attributes.description")}
        value={values.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Textarea
        autosize
        minRows={2}
        maxRows={8}
        label={t("attributes.synonyms")}
        description={t("attributes.synonyms.hint")}
        value={values.synonyms}
        onChange={(event) => change({ synonyms: event.currentTarget.value })}
      />
    </>
  );
}

function Names({ values, change }: PartProps) {
  const t = useT();
  const names = new Intl.DisplayNames([useLanguage()], { type: "language" });
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Text component="legend" size="sm" fw={500} mb={4}>
        {t("attributes.names")}
      </Text>
      <div className={layout.columns}>
        {namedLanguages.map((language) => (
          <TextInput
            key={language}
            lang={language}
            maxLength={200}
            label={names.of(language)}
            placeholder={values.term}
            value={values.names[language]}
            onChange={({ currentTarget: { value } }) =>
              change({ names: { ...values.names, [language]: value } })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
