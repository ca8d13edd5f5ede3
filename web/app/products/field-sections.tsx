import {
  type FieldGroup,
  fieldGroups,
  fieldsFor,
  isProductFieldKey,
  type ProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Card, Note } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import { Icon } from "../ui/icon.tsx";
import { FieldValue } from "./field-value.tsx";

/** Fields that the header shows already. */
const inHeader: readonly ProductFieldKey[] = ["name", "tagline"];

/** Sections in the order of the registry's groups; a group without a value is left out. */
export function FieldSections({ product }: { product: Product }) {
  const keys = fieldsFor(product.offering, product.segment).filter(
    (key) => !inHeader.includes(key),
  );
  return fieldGroups.map((group) => {
    const own = keys.filter((key) => productField(key).group === group);
    const shown = own.filter((key) => product.fields[key] !== undefined);
    const restricted = own.filter((key) => product.restricted_fields.includes(key));
    if (shown.length + restricted.length === 0) return null;
    return (
      <Section key={group} group={group} product={product} shown={shown} hidden={restricted} />
    );
  });
}

function Section(props: {
  group: FieldGroup;
  product: Product;
  shown: ProductFieldKey[];
  hidden: ProductFieldKey[];
}) {
  const t = useT();
  const title = t(`field-groups.${props.group}`);
  // "Description" below "Description" says nothing.
  const repeats = (key: ProductFieldKey) => t(`product-fields.${key}`) === title;
  return (
    <Card title={title}>
      {props.shown.length > 0 && (
        <Facts
          facts={props.shown.map((key) => ({
            name: t(`product-fields.${key}`),
            nameHidden: repeats(key),
            wide: isWide(key),
            lang: props.product.text_languages?.[key],
            value: (
              <FieldValue field={key} fields={props.product.fields} names={props.product.names} />
            ),
          }))}
        />
      )}
      {props.hidden.length > 0 && <Restricted keys={props.hidden} />}
    </Card>
  );
}

const isWide = (key: ProductFieldKey) =>
  ["text", "composition", "phases", "concepts", "label"].includes(productField(key).type);

/** A restricted field is named, with how to get access (interface, product page). */
function Restricted({ keys }: { keys: readonly string[] }) {
  const t = useT();
  const session = useSession();
  const names = keys.filter(isProductFieldKey).map((key) => t(`product-fields.${key}`));
  return (
    <Note>
      <Icon name="lock" /> <strong>{names.join(", ")}</strong>
      <br />
      {session.state === "signed-in"
        ? t("product-page.restricted.member")
        : t("product-page.restricted.visitor")}
    </Note>
  );
}
