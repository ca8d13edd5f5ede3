import { formatMoney } from "@neroli/contract/kernel/money.ts";
import type { SampleTerms } from "@neroli/contract/samples/schema.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";

/** What the supplier says of size and price, a line for each product. */
export function Terms({ terms }: { terms: readonly SampleTerms[] }) {
  const t = useT();
  const language = useLanguage();
  const saidOf = ({ size, price, price_note }: SampleTerms) =>
    [
      size && t("samples.terms.size", { size: `${size.value} ${size.unit}` }),
      price && (price.minor === 0 ? t("samples.terms.free") : formatMoney(price, language)),
      price_note,
    ]
      .filter(Boolean)
      .join(", ") || t("samples.terms.none");
  return (
    <ul className={layout.list}>
      {terms.map((each) => (
        <li key={each.product} className={layout.soft}>
          {t("samples.terms", { product: each.name, said: saidOf(each) })}
        </li>
      ))}
    </ul>
  );
}
