import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import type { FieldGroup } from "@neroli/contract/products/fields.ts";
import { useCallback, useEffect, useState } from "react";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { type Translate, useT } from "../../kernel/phrases.tsx";
import { FormPage, type FormSection } from "../../ui/form-page.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CompletenessCard, documentsId } from "./completeness.tsx";
import { Conflict } from "./conflict.tsx";
import { DocumentsPanel } from "./documents/documents-panel.tsx";
import { PicturesPanel } from "./documents/pictures-panel.tsx";
import classes from "./editor.module.css";
import { FieldGroupBody, GroupTools } from "./field-group.tsx";
import { type GroupOfFields, groupsOf } from "./field-groups.ts";
import { FindField } from "./find-field.tsx";
import { focusPath } from "./focus-path.ts";
import { LastChange } from "./last-change.tsx";
import { Notices } from "./notices.tsx";
import { Unsaved } from "./unsaved.tsx";
import { useOpenedFields } from "./use-opened.ts";
import type { ProductEditing } from "./use-product-form.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { fieldOf } from "./values.ts";

interface EditorFormProps {
  editing: ProductEditing;
  /** Above the form: what a duplicate did not take over. */
  notice?: React.ReactNode;
  onHistory?: () => void;
}

/** Every field of a product (spec 3) in the registry's groups, and what saves itself below them. */
export function EditorForm({ editing, notice, onHistory }: EditorFormProps) {
  const t = useT();
  const { place, product, form, faults, changed, pending } = editing;
  const fields = useOpenedFields(Object.keys(form.start.values));
  const groups = groupsOf({ place, values: form.tidied, opened: fields.opened });
  const lead = useLead(fields.open);
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

/** Shows a field and goes to it, once it is there. */
function useLead(open: (key: string) => void): (path: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    focusPath(wanted);
    setWanted(null);
  }, [wanted]);
  return useCallback(
    (path: string) => {
      if (path === "") return;
      open(path.split(".")[0] ?? "");
      setWanted(path);
    },
    [open],
  );
}

/** To the first of what is wrong, with each try to save. */
function useFirstFault(
  attempt: number,
  first: string | undefined,
  lead: (path: string) => void,
): void {
  const [led, setLed] = useState(attempt);
  useEffect(() => {
    if (attempt === led) return;
    setLed(attempt);
    if (attempt > led && first !== undefined) lead(first);
  }, [attempt, led, first, lead]);
}

function cannotSaveWhy(t: Translate, { product, changed }: ProductEditing): string | undefined {
  if (!product) return undefined;
  if (product.trashed_at) return t("product-editor.trash.no-save");
  return changed.length === 0 ? t("table.form.unchanged") : undefined;
}

const summaryOf = ({ refused, faults }: ProductEditing) =>
  refused ? [{ field: "", message: refused }, ...faults.faults] : faults.faults;

const groupId = (group: FieldGroup) => `group-${group}`;

function sectionOf(
  t: Translate,
  { group, expected, missing }: GroupOfFields,
  { tools, body, wrong }: { tools: React.ReactNode; body: React.ReactNode; wrong: boolean },
): FormSection {
  return {
    id: groupId(group),
    title: t(`field-groups.${group}`),
    hint: group === "internal" ? t("product-editor.internal") : undefined,
    mark: <Mark {...{ expected, wrong }} missing={missing.length} />,
    tools,
    children: body,
  };
}

/** Files belong to a product that is there; each is saved at once, by itself. */
function beyondOf(t: Translate, { key, company }: EditableProduct): FormSection[] {
  const named = { company: company.key, product: key };
  return [
    {
      id: "group-pictures",
      title: t("product-editor.pictures"),
      hint: t("product-editor.at-once"),
      children: <PicturesPanel {...named} />,
    },
    {
      id: documentsId,
      title: t("product-editor.documents"),
      hint: t("product-editor.at-once"),
      children: <DocumentsPanel {...named} />,
    },
  ];
}

/** How far a group is, in the index. */
function Mark(props: { expected: number; missing: number; wrong: boolean }) {
  const t = useT();
  const { expected, missing, wrong } = props;
  if (wrong) return <span className={classes.markWrong}>{t("product-editor.mark.wrong")}</span>;
  if (expected === 0) return null;
  if (missing === 0) return <Icon name="check" label={t("product-editor.mark.whole")} />;
  return (
    <span className={classes.mark}>
      <span aria-hidden="true">
        {expected - missing}/{expected}
      </span>
      <span className={classes.unseen}>{t("product-editor.mark.missing", { count: missing })}</span>
    </span>
  );
}
