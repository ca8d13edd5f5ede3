import { links } from "@neroli/contract/access/links.ts";
import { termKey } from "@neroli/contract/catalogue/topic-keys.ts";
import {
  isProductFieldKey,
  type ProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { Fragment, useId } from "react";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Facts } from "../ui/facts.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./field-sections.module.css";
import { FieldValue } from "./field-value.tsx";
import type { FieldSection } from "./page-sections.ts";

interface FieldSectionsProps {
  product: Product;
  sections: readonly FieldSection[];
}

/** All that is known of a product, in one sheet: each group with its name beside it. */
export function FieldSections({ product, sections }: FieldSectionsProps) {
  return (
    <div className={classes.sheet}>
      {sections.map((section) => (
        <Section key={section.group} product={product} {...section} />
      ))}
    </div>
  );
}

function Section({ product, group, shown, hidden }: FieldSection & { product: Product }) {
  const t = useT();
  const heading = useId();
  return (
    <section id={group} aria-labelledby={heading} className={classes.section}>
      <h2 id={heading}>{t(`field-groups.${group}`)}</h2>
      <div>
        <Facts
          sheet
          facts={[...shown.filter((key) => !isWide(key)), ...shown.filter(isWide)].map((key) => ({
            name: t(`product-fields.${key}`),
            nameHidden: repeats(t(`product-fields.${key}`), t(`field-groups.${group}`)),
            wide: isWide(key),
            lang: product.text_languages?.[key],
            value: shownValue(product, key),
          }))}
        />
        {hidden.length > 0 && <Restricted keys={hidden} />}
      </div>
    </section>
  );
}

/** Functions and applications of ingredients lead to whatever else has them. */
function shownValue({ offering, fields, names }: Product, key: ProductFieldKey) {
  const isTopic = key === "functions" || key === "applications";
  if (!isTopic || offering !== "INGREDIENTS") {
    return <FieldValue field={key} fields={fields} names={names} />;
  }
  return (fields[key] ?? []).map((term, at) => (
    <Fragment key={term}>
      {at > 0 && ", "}
      <a href={links.topic(key, termKey(term))}>{names?.[key]?.[term] ?? term}</a>
    </Fragment>
  ));
}

/** "Description" beside "Description" says nothing. */
const repeats = (name: string, title: string) => name === title;

const isWide = (key: ProductFieldKey) =>
  ["text", "composition", "phases", "concepts", "label"].includes(productField(key).type);

/** A restricted field is named, with how to get access (interface, product page). */
function Restricted({ keys }: { keys: readonly string[] }) {
  const t = useT();
  const session = useSession();
  const names = keys.filter(isProductFieldKey).map((key) => t(`product-fields.${key}`));
  return (
    <p className={classes.restricted}>
      <Icon name="lock" /> <strong>{names.join(", ")}</strong>{" "}
      {session.state === "signed-in"
        ? t("product-page.restricted.member")
        : t("product-page.restricted.visitor")}
    </p>
  );
}
