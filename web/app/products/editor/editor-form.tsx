import { type ReactNode, useCallback } from "react";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { type Translate, useT } from "../../language/phrases.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { CompletenessCard, documentsId } from "./completeness.tsx";
import { Conflict } from "./conflict.tsx";
import { FieldGroupBody, GroupTools } from "./field-group.tsx";
import { groupsOf } from "./field-groups.ts";
import { FindField } from "./find-field.tsx";
import { LastChange } from "./last-change.tsx";
import { Notices } from "./notices.tsx";
import { beyondOf, sectionOf } from "./sections.tsx";
import { Unsaved } from "./unsaved.tsx";
import { useFirstFault, useFocusField } from "./use-focus-field.ts";
import { useOpenedFields } from "./use-opened.ts";
import type { ProductEditing } from "./use-product-form.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { fieldOf } from "./values.ts";

interface EditorFormProps {
  editing: ProductEditing;
  /** Above the form: what a duplicate did not take over. */
  notice?: ReactNode;
  onHistory?: () => void;
}

/** Every field of a product (spec 3) in the registry's groups, and what saves itself below them. */
export function EditorForm({ editing, notice, onHistory }: EditorFormProps) {
  const t = useT();
  const { place, product, form, faults, changed, pending } = editing;
  const fields = useOpenedFields(Object.keys(form.start.values));
  const groups = groupsOf({ place, values: form.tidied, opened: fields.opened });
  const lead = useFocusField(fields.open);
  const { set } = form;
  const { open } = fields;
  const onChange = useCallback(
    (key: string, value: unknown) => {
      const field = fieldOf(key);
      // What is emptied again does not vanish under the hand.
      if (field) open(field);
      set(key, value);
    },
    [open, set],
  );
  const disabled = product !== null ? !product.can.edit : pending;
  const cannotSave = cannotSaveWhy(t, editing);
  useShortcuts(() => {
    if (!cannotSave && !pending && !editing.conflict) editing.submit();
  });
  const { attempt } = faults;
  const first = faults.faults[0]?.field;
  useFirstFault(attempt, first, lead);
  return (
    <>
      <FormPage
        label={t(product ? "product-editor.form" : "product-editor.form.new")}
        sections={groups.map((group) =>
          sectionOf(t, group, {
            tools: <GroupTools group={group} editing={editing} />,
            body: <FieldGroupBody {...{ group, editing, onChange }} onOpen={lead} />,
            wrong: group.fields.some((field) => Object.keys(faults.errorsOf(field)).length > 0),
          }),
        )}
        beyond={product ? beyondOf(t, product) : []}
        indexLabel={t("table.form.sections")}
        jumpLabel={t("product-editor.jump")}
        faults={summaryOf(editing)}
        faultsTitle={t("table.form.check")}
        disabled={disabled}
        notice={
          <>
            <Notices editing={editing} />
            {notice}
            <FindField
              place={place}
              all={fields.all}
              hidden={groups.reduce((sum, { hidden }) => sum + hidden.length, 0)}
              onAll={fields.showAll}
              onFind={lead}
            />
          </>
        }
        aside={
          <>
            <CompletenessCard
              {...{ place, product }}
              values={form.tidied}
              onField={lead}
              onDocuments={() => document.getElementById(`${documentsId}-title`)?.focus()}
            />
            {product && onHistory && <LastChange product={product} onHistory={onHistory} />}
          </>
        }
        save={t(product ? "table.form.save" : `product-editor.create.${place.offering}`)}
        cannotSave={cannotSave}
        pending={pending}
        onSubmit={editing.submit}
        more={<Unsaved editing={editing} />}
        focusField={lead}
      />
      <LeaveGuard changed={changed.length > 0 && !pending} />
      {editing.conflict && <Conflict editing={editing} conflict={editing.conflict} />}
    </>
  );
}

function cannotSaveWhy(t: Translate, { product, changed }: ProductEditing): string | undefined {
  if (!product) return undefined;
  if (product.trashed_at) return t("product-editor.trash.no-save");
  return changed.length === 0 ? t("table.form.unchanged") : undefined;
}

const summaryOf = ({ refused, faults }: ProductEditing) =>
  refused ? [{ field: "", message: refused }, ...faults.faults] : faults.faults;
