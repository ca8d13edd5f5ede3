import { CloseButton } from "@mantine/core";
import type { OpenRequest } from "../kernel/request-dialog.tsx";
import { useT } from "../language/phrases.tsx";
import classes from "./requests.module.css";

/** What is asked for; of several one may be left out. */
export function AskedProducts(props: {
  products: OpenRequest["products"];
  company: string | undefined;
  onChange: (products: OpenRequest["products"]) => void;
}) {
  const t = useT();
  const { products, company, onChange } = props;
  if (products.length === 0) return <strong>{company}</strong>;
  return (
    <ul className={classes.asked} aria-label={t("requests.form.products")}>
      {products.map((product) => (
        <li key={product.key}>
          <span>
            <strong>{product.name}</strong>
            <small>{product.company_name}</small>
          </span>
          {products.length > 1 && (
            <CloseButton
              aria-label={t("requests.form.remove", { name: product.name })}
              onClick={() => onChange(products.filter(({ key }) => key !== product.key))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
