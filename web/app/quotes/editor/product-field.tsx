import type { Request } from "@neroli/contract/requests/schema.ts";
import { api } from "../../kernel/client.ts";
import { Picker } from "../../kernel/picker.tsx";
import { useT } from "../../language/phrases.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import type { QuoteForm } from "./use-quote-form.ts";
import type { LineField, TypedLine } from "./values.ts";

interface ProductFieldProps {
  form: QuoteForm;
  request: Request;
  field: LineField;
  line: TypedLine;
}

interface Own {
  key: string;
  name: string;
}

/** What is offered: one of the supplier's products, or a name alone. */
export function ProductField({ form, request, field, line }: ProductFieldProps) {
  const t = useT();
  const asked = request.lines.find(({ key }) => key === line.answers);
  const choose = (chosen: Own | null) => {
    if (!chosen) return;
    form.setField(`${field}.product`, chosen.key);
    form.setField(`${field}.name`, chosen.name);
  };
  return (
    <>
      {asked && (
        <p className={layout.soft}>
          {t("quotes.edit.asked", {
            product: asked.name,
            quantity: asked.quantity ? `${asked.quantity.value} ${asked.quantity.unit}` : "–",
          })}{" "}
          {request.alternatives && t("quotes.edit.alternatives")}
        </p>
      )}
      <div className={layout.columns}>
        <TextField
          maxLength={300}
          label={t("quote-file.product")}
          {...form.field(`${field}.name`)}
        />
        <Picker<Own>
          label={t("quotes.edit.own-product")}
          placeholder={t("quotes.edit.own-product.find")}
          value={null}
          onChange={choose}
          queryKey={["quotes", "own-products", request.requested_to.key]}
          find={(words, signal) => findOwn({ words, signal, request })}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name}
          none={t("quotes.edit.own-product.none")}
        />
      </div>
    </>
  );
}

/** Products to look up at once (spec 9, product type lookup). */
const size = "25";

interface Finding {
  words: string;
  signal: AbortSignal;
  request: Request;
}

async function findOwn({ words, signal, request }: Finding): Promise<Own[]> {
  const { content } = await api("GET /products", {
    query: {
      offering: request.products[0]?.offering ?? "INGREDIENTS",
      company: request.requested_to.key,
      sort: "name",
      size,
      ...(words && { name__icontains: words }),
    },
    signal,
  });
  return content.map(({ key, name }) => ({ key, name }));
}
