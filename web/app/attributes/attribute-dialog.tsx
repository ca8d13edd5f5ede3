import { attributeFields } from "@neroli/contract/attributes/fields.ts";
import { type Attribute, namedLanguages } from "@neroli/contract/attributes/schema.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import { type Translate, useLanguage, useT, words } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { Fields } from "../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import type { AttributeValues } from "./form-values.ts";
import { useAttributeForm } from "./use-attribute-form.ts";

interface AttributeDialogProps {
  /** The one to edit, or a term that nobody has defined yet; null is a new one. */
  attribute: Attribute | null;
  support: boolean;
  onClose: () => void;
}

/** What a term is called and means. */
export function AttributeDialog({ attribute, support, onClose }: AttributeDialogProps) {
  const t = useT();
  const approve = support && attribute?.status === "PROPOSED";
  const form = useAttributeForm({ attribute, approve, onDone: onClose });
  return (
    <FormDialog
      size="wide"
      title={titleOf(t, { attribute, support })}
      form={form}
      submit={t(submitOf({ approve, support }))}
      conflict={t("attributes.conflict")}
      onClose={onClose}
    >
      {!support && <Note>{t("attributes.propose.hint")}</Note>}
      <TermFields {...{ attribute, form }} />
      <Names form={form} />
    </FormDialog>
  );
}

const submitOf = ({ approve, support }: { approve: boolean; support: boolean }) => {
  if (approve) return "attributes.save-and-approve";
  return support ? "table.form.save" : "attributes.propose";
};

function titleOf(
  t: Translate,
  { attribute, support }: { attribute: Attribute | null; support: boolean },
): string {
  if (attribute?.id) return t("attributes.edit.which", { term: attribute.term });
  if (attribute) return t("attributes.define.which", { term: attribute.term });
  return t(support ? "attributes.new" : "attributes.propose.new");
}

interface PartProps {
  form: EntryForm<AttributeValues>;
}

function TermFields({ attribute, form }: PartProps & { attribute: Attribute | null }) {
  const t = useT();
  const typed = form.values.term.trim();
  const renamed = attribute?.id && attribute.products > 0 && typed !== attribute.term;
  return (
    <>
      {attribute ? (
        // A term that there is stays in its vocabulary.
        <p className={layout.soft}>
          {t("attributes.field")}: {words(t, "product-fields", attribute.field)}
        </p>
      ) : (
        <ChoiceField
          label={t("attributes.field")}
          choices={attributeFields.map((value) => ({
            value,
            label: words(t, "product-fields", value),
          }))}
          {...form.field("field")}
        />
      )}
      <TextField
        data-autofocus
        label={t("attributes.term")}
        hint={t("attributes.term.hint")}
        readOnly={attribute !== null && attribute.id === null}
        {...form.field("term")}
      />
      {renamed && (
        <Note tone="warning">{t("attributes.rename", { count: attribute.products })}</Note>
      )}
      <TextArea label={t("attributes.description")} {...form.field("description")} />
      <TextArea
        label={t("attributes.synonyms")}
        hint={t("attributes.synonyms.hint")}
        {...form.field("synonyms")}
      />
    </>
  );
}

function Names({ form }: PartProps) {
  const t = useT();
  const names = new Intl.DisplayNames([useLanguage()], { type: "language" });
  return (
    <Fields legend={t("attributes.names")}>
      <div className={layout.columns}>
        {namedLanguages.map((language) => (
          <TextField
            key={language}
            lang={language}
            label={names.of(language)}
            placeholder={form.values.term}
            {...form.field(`names.${language}`)}
          />
        ))}
      </div>
    </Fields>
  );
}
