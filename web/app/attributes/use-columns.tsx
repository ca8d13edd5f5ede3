import { attributeFields } from "@neroli/contract/attributes/fields.ts";
import {
  type Attribute,
  listedStatuses,
  type NamedLanguage,
  namedLanguages,
} from "@neroli/contract/attributes/schema.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import classes from "./attributes.module.css";

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
    <div className={classes.term} title={description || undefined}>
      <strong>{term}</strong>
      {name && name !== term && <span lang={language}>{name}</span>}
      {synonyms.length > 0 && <small>{t("attributes.also", { words: synonyms.join(", ") })}</small>}
    </div>
  );
}

/** Which languages have a name, told by a sign and in words. */
function Names({ attribute: { names } }: { attribute: Attribute }) {
  const t = useT();
  return (
    <ul className={classes.languages}>
      {namedLanguages.map((language) => (
        <li key={language} data-named={names[language] !== ""} title={names[language] || undefined}>
          {language.toUpperCase()}
          <span className={classes.unseen}>
            {names[language] === "" ? t("attributes.name.missing") : names[language]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const signs: Record<Attribute["status"], IconName> = {
  APPROVED: "check",
  PROPOSED: "inbox",
  UNDEFINED: "find",
};

function Status({ attribute: { status, proposed_by } }: { attribute: Attribute }) {
  const t = useT();
  return (
    <span className={classes.status} data-status={status}>
      <span>
        <Icon name={signs[status]} />
        {t(`attributes.status.${status}`)}
      </span>
      {proposed_by && <small>{t("attributes.by", { company: proposed_by.name })}</small>}
    </span>
  );
}
