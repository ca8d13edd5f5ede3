import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import type { FieldGroup } from "@neroli/contract/products/fields.ts";
import type { ReactNode } from "react";
import { type Translate, useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import type { FormSection } from "../../ui/form-page.tsx";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { documentsId } from "./completeness.tsx";
import { DocumentsPanel } from "./documents/documents-panel.tsx";
import { PicturesPanel } from "./documents/pictures-panel.tsx";
import type { GroupOfFields } from "./field-groups.ts";

const groupId = (group: FieldGroup) => `group-${group}`;

/** A group of fields as a section of the form. */
export function sectionOf(
  t: Translate,
  { group, expected, missing }: GroupOfFields,
  { tools, body, wrong }: { tools: ReactNode; body: ReactNode; wrong: boolean },
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
export function beyondOf(t: Translate, { key, company }: EditableProduct): FormSection[] {
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
  if (wrong) return <Badge tone="bad">{t("product-editor.mark.wrong")}</Badge>;
  if (expected === 0) return null;
  if (missing === 0) return <Icon name="check" label={t("product-editor.mark.whole")} />;
  return (
    <span className={layout.soft}>
      <span aria-hidden="true">
        {expected - missing}/{expected}
      </span>
      <span className={layout.unseen}>{t("product-editor.mark.missing", { count: missing })}</span>
    </span>
  );
}
