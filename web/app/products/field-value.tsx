import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import type { Product, ProductFields } from "@neroli/contract/products/schema.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { Composition } from "./composition.tsx";
import { Formula } from "./formula.tsx";
import classes from "./product-page.module.css";
import { measure, oneText, unitText } from "./value-words.ts";

interface FieldValueProps {
  field: ProductFieldKey;
  fields: ProductFields;
  /** Names of terms in the reader's language. */
  names?: Product["names"];
}

/** The value of a field, by the type that the registry gives it. */
export function FieldValue({ field, fields, names }: FieldValueProps) {
  const t = useT();
  const language = useLanguage();
  const { type, unit } = productField(field);
  const value = fields[field];
  if (field === "composition") return <Composition parts={fields.composition ?? []} />;
  if (field === "phases") return <Formula phases={fields.phases ?? []} />;
  if (field === "procedure") return <Steps steps={fields.procedure ?? []} />;
  if (field === "concepts") return <Described items={fields.concepts ?? []} />;
  if (field === "ingredient_labels") return <Described items={fields.ingredient_labels ?? []} />;
  if (type === "url") return <ExternalLink address={String(value)} />;
  if (type === "video") {
    return <ExternalLink address={`https://www.youtube.com/watch?v=${String(value)}`} />;
  }
  if (type === "flag") return value ? t("product-page.yes") : t("product-page.no");
  if (Array.isArray(value)) {
    const called = names?.[field];
    const texts = value.map(
      (each) => called?.[String(each)] ?? oneText(t, { field, language, value: String(each) }),
    );
    return texts.join(", ");
  }
  if (typeof value === "object") return measure(t, value, { unit, language });
  if (typeof value === "number" && type !== "year") {
    return `${value.toLocaleString(language)}${unit ? ` ${unitText(t, unit)}` : ""}`;
  }
  return (
    <span className={classes.text}>{oneText(t, { field, language, value: String(value) })}</span>
  );
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className={layout.bullets}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Described({ items }: { items: { title: string; description: string }[] }) {
  return (
    <ul className={layout.bullets}>
      {items.map(({ title, description }) => (
        <li key={title}>
          <strong>{title}</strong> {description}
        </li>
      ))}
    </ul>
  );
}

function ExternalLink({ address }: { address: string }) {
  return (
    <a href={address} rel="noopener nofollow" target="_blank">
      {address.replace(/^https?:\/\//, "")}
    </a>
  );
}
