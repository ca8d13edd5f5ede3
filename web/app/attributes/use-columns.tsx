import { attributeFields } from "@neroli/contract/attributes/fields.ts";
import {
  type Attribute,
  listedStatuses,
  type NamedLanguage,
  namedLanguages,
} from "@neroli/contract/attributes/schema.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";

export function useColumns({ support }: { support: boolean }): readonly Column<Attribute>[] {
  const t = useT();
  return [
    {
      key: "term",
      title: t("attributes.column.term"),
      sort: "term",
      filter: { kind: "text", name: "text__icontains" },
      render: (attribute) => <Term attribute={attribute} />,
    },
    {
      key: "field",
      title: t("attributes.field"),
      sort: "field",
      filter: {
        kind: "choice",
        name: "field__eq",
        options: attributeFields.map((value) => ({
          value,
          label: words(t, "product-fields", value),
        })),
      },
      render: ({ field }) => words(t, "product-fields", field),
    },
    {
      key: "names",
      title: t("attributes.names"),
      hideBelow: "md",
      filter: {
        kind: "choice",
        name: "untranslated__eq",
        options: namedLanguages.map((value) => ({
          value,
          label: t("attributes.untranslated", { language: value.toUpperCase() }),
        })),
      },
      render: (attribute) => <Names attribute={attribute} />,
    },
    {
      key: "status",
      title: t("attributes.column.status"),
      sort: "status",
      filter: {
        kind: "choice",
        name: "status__eq",
        options: listedStatuses.map((value) => ({ value, label: t(`attributes.status.${value}`) })),
      },
      render: (attribute) => <Status attribute={attribute} />,
    },
    {
      key: "products",
      title: t(support ? "attributes.column.products" : "attributes.column.own-products"),
      sort: "products",
      align: "end",
      render: ({ products }) => products.toLocaleString(),
    },
  ];
}

const isNamed = (language: string): language is NamedLanguage =>
  namedLanguages.some((each) => each === language);

function Term({ attribute }: { attribute: Attribute }) {
  const t = useT();
  const language = useLanguage();
  const { term, names, synonyms, description } = attribute;
  const name = isNamed(language) ? names[language] : "";
  return (
    <NameCell
      more={
        <>
          {name && name !== term && <div lang={language}>{name}</div>}
          {synonyms.length > 0 && t("attributes.also", { words: synonyms.join(", ") })}
        </>
      }
    >
      <span title={description || undefined}>{term}</span>
    </NameCell>
  );
}

/** Which languages have a name, told by a sign and in words. */
function Names({ attribute: { names } }: { attribute: Attribute }) {
  const t = useT();
  return (
    <ul className={`${layout.list} ${layout.line}`}>
      {namedLanguages.map((language) => {
        const name = names[language];
        const code = language.toUpperCase();
        return (
          <li key={language} title={name || undefined}>
            <Badge tone={name ? "good" : "plain"}>
              {name ? code : <s>{code}</s>}
              <span className={layout.unseen}>{name || t("attributes.name.missing")}</span>
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

const signs: Record<Attribute["status"], { icon: IconName; tone: "good" | "warning" | "plain" }> = {
  APPROVED: { icon: "check", tone: "good" },
  PROPOSED: { icon: "inbox", tone: "warning" },
  UNDEFINED: { icon: "find", tone: "plain" },
};

function Status({ attribute: { status, proposed_by } }: { attribute: Attribute }) {
  const t = useT();
  const { icon, tone } = signs[status];
  return (
    <>
      <Badge tone={tone} icon={<Icon name={icon} />}>
        {t(`attributes.status.${status}`)}
      </Badge>
      {proposed_by && (
        <p className={layout.soft}>{t("attributes.by", { company: proposed_by.name })}</p>
      )}
    </>
  );
}
