import type { EditableCompany, OwnProduct } from "@neroli/contract/companies/editable.ts";
import { mostTopProducts } from "@neroli/contract/enumerations/companies.ts";
import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { Picker } from "../../kernel/picker.tsx";
import { useT } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import classes from "./editor.module.css";
import { type Shelf, shelvesOf } from "./form-values.ts";
import { TopProduct } from "./top-product.tsx";
import type { CompanyFields } from "./use-company-form.ts";

interface TopProductsProps {
  form: CompanyFields;
  company: EditableCompany;
}

/** What the page shows first, per offering and segment, in its order. */
export function TopProductsSection({ form, company }: TopProductsProps) {
  const t = useT();
  const shelves = shelvesOf(form.values);
  const [moved, setMoved] = useState("");
  const put = (shelf: Shelf, products: OwnProduct[]) =>
    form.setField("top_products", [
      ...form.values.top_products.filter((each) => !isSame(each, shelf)),
      { ...shelf, products },
    ]);
  return (
    <>
      {!company.subscribed && <Note tone="warning">{t("company-editor.not-subscribed")}</Note>}
      {shelves.length === 0 && <p className={layout.text}>{t("company-editor.top.no-shelves")}</p>}
      {shelves.map((shelf) => (
        <ShelfRows
          key={`${shelf.offering} ${shelf.segment}`}
          shelf={shelf}
          company={company}
          onChange={(products) => put(shelf, products)}
          onMoved={(name, number) => setMoved(t("company-editor.top.moved", { name, number }))}
        />
      ))}
      <span className={layout.unseen} aria-live="polite">
        {moved}
      </span>
    </>
  );
}

const isSame = (one: Shelf, other: Shelf) =>
  one.offering === other.offering && one.segment === other.segment;

function ShelfRows(props: {
  shelf: Shelf;
  company: EditableCompany;
  onChange: (products: OwnProduct[]) => void;
  onMoved: (name: string, number: number) => void;
}) {
  const t = useT();
  const { shelf, onChange } = props;
  const { offering, segment, products } = shelf;
  const name = `${t(`offerings.${offering}`)}, ${t(`segments.${segment}`)}`;
  const move = (at: number, to: number) => {
    const product = products[at];
    if (!product) return;
    onChange(products.toSpliced(at, 1).toSpliced(to, 0, product));
    props.onMoved(product.name, to + 1);
  };
  return (
    <fieldset className={classes.rows}>
      <legend>{name}</legend>
      {products.length > 0 && (
        <ol className={classes.products}>
          {products.map((product, at) => (
            <TopProduct
              key={product.key}
              product={props.company.enabled ? product : { ...product, image: null }}
              at={at}
              last={products.length - 1}
              onMove={(to) => move(at, to)}
              onRemove={() => onChange(products.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      {products.length < mostTopProducts ? (
        <ProductPicker
          label={`${t("company-editor.top.add")}: ${name}`}
          companyKey={props.company.key}
          offering={offering}
          segment={segment}
          chosen={products.map(({ key }) => key)}
          onChoose={(product) => onChange([...products, product])}
        />
      ) : (
        <p className={layout.soft}>{t("company-editor.top.full", { most: mostTopProducts })}</p>
      )}
    </fieldset>
  );
}

interface ProductPickerProps {
  label: string;
  companyKey: string;
  offering: Offering;
  segment: Segment;
  /** Not offered again. */
  chosen: readonly string[];
  onChoose: (product: OwnProduct) => void;
}

/** Products to look up at once (spec 9, product type lookup). */
const size = "25";

/** Finds one of the company's products by its name and adds it. */
function ProductPicker(props: ProductPickerProps) {
  const t = useT();
  const { companyKey, offering, segment, chosen, onChoose } = props;
  return (
    <Picker<OwnProduct>
      labelHidden
      label={props.label}
      placeholder={t("company-editor.top.add")}
      value={null}
      onChange={(product) => product && onChoose(product)}
      queryKey={["companies", "own-products", companyKey, offering, segment, chosen]}
      // The server looks without regard to case and accents.
      find={async (name, signal) => {
        const { content } = await api("GET /companies/:companyKey/products/types/:type", {
          params: { companyKey, type: offering },
          query: { segment__eq: segment, name__icontains: name, size, sort: "name" },
          signal,
        });
        return content
          .filter(({ key }) => !chosen.includes(key))
          .map(({ key, name: own = key, image = null }) => ({ key, name: own, segment, image }));
      }}
      keyOf={({ key }) => key}
      nameOf={({ name: own }) => own}
      none={t("company-editor.top.none-found")}
    />
  );
}
