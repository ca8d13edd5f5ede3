import type { RequestType } from "@neroli/contract/requests/states.ts";
import { useId } from "react";
import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { FieldError } from "../ui/fields/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { Amount } from "./amount.tsx";
import {
  asksQuantity,
  isRound,
  type RequestedProduct,
  type RequestValues,
} from "./request-values.ts";
import classes from "./requests.module.css";

interface RequestedProductsProps {
  form: EntryForm<RequestValues>;
  type: RequestType;
}

/** The products that a request names, of several each with its quantity; one may be left out. */
export function RequestedProducts({ form, type }: RequestedProductsProps) {
  const t = useT();
  const id = useId();
  const { products } = form.values;
  const several = products.length > 1;
  const together = isRound(type, products) && form.values.together;
  return (
    <div className={layout.close}>
      <RowList label={t("requests.form.products")}>
        {products.map(({ key, name, company_name }, at) => (
          <Row
            key={key}
            end={
              several && (
                <IconButton
                  icon="cross"
                  size="small"
                  label={t("requests.form.remove", { name })}
                  onClick={() => form.remove("products", at)}
                />
              )
            }
          >
            <div className={classes.asked}>
              <strong>{name}</strong>
              <p className={layout.soft}>{company_name}</p>
              {several && asksQuantity(type) && !together && (
                <Amount
                  form={form}
                  name={`products.${at}.quantity`}
                  label={t("requests.form.quantity-of", { name })}
                />
              )}
            </div>
          </Row>
        ))}
      </RowList>
      <FieldError id={id} error={form.errors.products} />
      <Recipients products={products} />
    </div>
  );
}

/** Who gets it: several suppliers get a request each, and do not learn of one another. */
function Recipients({ products }: { products: readonly RequestedProduct[] }) {
  const t = useT();
  const names = [
    ...new Map(
      products.map(({ company_key, company_name }) => [company_key, company_name]),
    ).values(),
  ];
  if (names.length < 2) return null;
  return (
    <Note>{t("requests.form.recipients", { count: names.length, names: names.join(", ") })}</Note>
  );
}
