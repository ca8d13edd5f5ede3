import { useId } from "react";
import type { RequestSubject } from "../kernel/request-dialog.tsx";
import { useT } from "../language/phrases.tsx";
import { FieldError } from "../ui/fields/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";

interface RequestedProductsProps {
  value: RequestSubject["products"];
  onChange: (products: RequestSubject["products"]) => void;
  error?: string | undefined;
}

/** The products that a request names; of several one may be left out. */
export function RequestedProducts({ value, onChange, error }: RequestedProductsProps) {
  const t = useT();
  const id = useId();
  return (
    <div>
      <RowList label={t("requests.form.products")}>
        {value.map(({ key, name, company_name }) => (
          <Row
            key={key}
            end={
              value.length > 1 && (
                <IconButton
                  icon="cross"
                  size="small"
                  label={t("requests.form.remove", { name })}
                  onClick={() => onChange(value.filter((each) => each.key !== key))}
                />
              )
            }
          >
            <div>
              <strong>{name}</strong>
              <p className={layout.soft}>{company_name}</p>
            </div>
          </Row>
        ))}
      </RowList>
      <FieldError id={id} error={error} />
    </div>
  );
}
