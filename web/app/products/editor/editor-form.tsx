import { readTextKey } from "@neroli/contract/products/text-keys.ts";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ConflictDialog } from "../../kernel/forms/conflict-dialog.tsx";
import { useFocusOnFault } from "../../kernel/forms/form-alert.tsx";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { useKeptChoice } from "../../kernel/kept-choice.ts";
import { formatTime } from "../../language/dates.ts";
import { type Translate, useLanguage, useT } from "../../language/phrases.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { CompletenessCard, documentsId } from "./completeness.tsx";
import { DataSheet } from "./data-sheet/data-sheet.tsx";
import { errorsByField } from "./field-errors.ts";
import { FieldGroupBody, GroupTools } from "./field-group.tsx";
import { type GroupOfFields, groupsOf } from "./field-groups.ts";
import { FindField } from "./find-field.tsx";
import { LastChange } from "./last-change.tsx";
import { Notices } from "./notices.tsx";
import { nameOfPath } from "./problems.ts";
import { beyondOf, sectionOf } from "./sections.tsx";
import { TextLanguages, useTextLanguages } from "./text-languages.tsx";
import { Unsaved } from "./unsaved.tsx";
import { useFocusField } from "./use-focus-field.ts";
import type { ProductEditing } from "./use-product-form.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { linesOf, nameOf } from "./value-lines.ts";
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
  const { place, product, changed, pending, tidied } = editing;
  const fields = useOpenedFields(Object.keys(editing.values));
  const groups = groupsOf({ place, values: tidied, opened: fields.opened });
  const languages = useTextLanguages(editing.values);
  const { own, second } = languages;
  const open = (key: string) => {
    const text = readTextKey(key);
    if (text) languages.choose(text.language);
    fields.open(text?.field ?? key);
  };
  const lead = useFocusField(open);
  const errors = useMemo(() => errorsByField(editing.errors), [editing.errors]);
  const rows = useFieldRows(editing, fields.open);
  const cannotSave = cannotSaveWhy(t, editing);
  useShortcuts(() => {
    if (!cannotSave && !pending && !editing.conflict) editing.submit();
  });
  useFocusOnFault({ ...editing, focus: lead });
  return (
    <>
      <FormPage
        label={t(product ? "product-editor.form" : "product-editor.form.new")}
        sections={groups.map((group) =>
          sectionOf(t, group, {
            tools: <GroupTools group={group} editing={editing} />,
            body: (
              <FieldGroupBody {...{ group, editing, errors, own, second, ...rows }} onOpen={lead} />
            ),
            wrong: Object.keys(errors).some((key) => isOf(group, key)),
          }),
        )}
        beyond={product ? beyondOf(t, product) : []}
        jumpLabel={t("product-editor.jump")}
        faults={summaryOf(t, editing)}
        disabled={product !== null ? !product.can.edit : pending}
        notice={
          <>
            <Notices editing={editing} onField={lead} />
            {notice}
            <DataSheet editing={editing} onFilled={(filled) => filled.forEach(fields.open)} />
            <FindField
              place={place}
              all={fields.all}
              hidden={groups.reduce((sum, { hidden }) => sum + hidden.length, 0)}
              onAll={fields.showAll}
              onFind={lead}
            />
            <TextLanguages {...{ own, second }} values={tidied} onChoose={languages.choose} />
          </>
        }
        aside={
          <>
            <CompletenessCard
              {...{ place, product }}
              values={tidied}
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
      <LeaveGuard changed={changed && !pending} />
      <Conflict editing={editing} />
    </>
  );
}

const isOf = ({ fields }: GroupOfFields, key: string): boolean => {
  const field = fieldOf(key);
  return field !== null && fields.includes(field);
};

/** Functions that stay the same, so that a row is drawn again only when its own value changes. */
function useFieldRows({ set, judgeField }: ProductEditing, open: (field: string) => void) {
  const latest = useRef({ set, judgeField });
  useEffect(() => {
    latest.current = { set, judgeField };
  });
  const onChange = useCallback(
    (key: string, value: unknown) => {
      const field = fieldOf(key);
      // A field that is emptied again stays in sight.
      if (field) open(field);
      latest.current.set({ [key]: value });
    },
    [open],
  );
  const onLeave = useCallback((field: string) => latest.current.judgeField(field), []);
  return { onChange, onLeave };
}

function Conflict({ editing }: { editing: ProductEditing }) {
  const t = useT();
  const reader = { t, language: useLanguage() };
  const [last] = editing.since;
  return (
    <ConflictDialog
      form={editing}
      title={t("product-editor.conflict.title")}
      who={
        last &&
        t("product-editor.conflict.who", {
          name: last.by?.name ?? t("product-editor.history.operator"),
          time: formatTime(last.at),
        })
      }
      nameOf={(key) => nameOf(key, t)}
      textOf={(key, values) => linesOf(key, values[key], reader).join("\n")}
    />
  );
}

function cannotSaveWhy(t: Translate, { product, changed }: ProductEditing): string | undefined {
  if (!product) return undefined;
  if (product.trashed_at) return t("product-editor.trash.no-save");
  return changed ? undefined : t("table.form.unchanged");
}

/** Faults stand above the form once it was to be saved. */
function summaryOf(t: Translate, { refusal, errors, attempt }: ProductEditing) {
  const ofFields = Object.entries(errors).map(([field, sentence]) => ({
    field,
    message: `${nameOfPath(t, field)}: ${sentence}`,
  }));
  const whole = refusal === null ? [] : [{ field: "", message: refusal }];
  return [...whole, ...(attempt > 0 ? ofFields : [])];
}

/** Which fields without a value are shown: those that were opened, or all, as this browser keeps. */
function useOpenedFields(begun: readonly string[]) {
  const [all, showAll] = useKeptChoice("neroli.editor.all-fields", false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(begun));
  const open = useCallback(
    (key: string) => setOpened((before) => (before.has(key) ? before : new Set(before).add(key))),
    [],
  );
  return { all, opened: all ? ("all" as const) : opened, open, showAll };
}
