import { links } from "@neroli/contract/access/links.ts";
import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import { useWithin } from "../kernel/within.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";
import { PlainTable } from "../ui/plain-table.tsx";

interface AlternativesProps {
  product: Product;
  alternatives: readonly Alternative[];
}

/** Products that could replace this one, each with its differences (spec 2). */
export function Alternatives({ product, alternatives }: AlternativesProps) {
  const t = useT();
  // This one and as many as stand beside it.
  const all = [product.key, ...alternatives.slice(0, 5).map((one) => one.product.key)];
  return (
    <Card
      id="alternatives"
      title={t("alternatives.title")}
      tools={
        alternatives.length > 1 && (
          <ButtonLink size="small" href={links.compare({ products: all.join(",") })}>
            {t("alternatives.compare-all")}
          </ButtonLink>
        )
      }
    >
      <p className={layout.soft}>{t("alternatives.how", { name: product.name })}</p>
      <PlainTable
        cards
        label={t("alternatives.title")}
        titles={[t("alternatives.product"), t("alternatives.same"), t("comparison.differs")]}
        actions=""
      >
        <tbody>
          {alternatives.map((alternative) => (
            <AlternativeRow
              key={alternative.product.key}
              compared={product.key}
              alternative={alternative}
            />
          ))}
        </tbody>
      </PlainTable>
    </Card>
  );
}

interface AlternativeRowProps {
  /** The key of the product that it could replace. */
  compared: string;
  alternative: Alternative;
}

function AlternativeRow({ compared, alternative }: AlternativeRowProps) {
  const t = useT();
  const within = useWithin();
  const { score, product } = alternative;
  const { key, offering, name, company } = product;
  return (
    <tr>
      <th scope="row">
        <NameCell
          more={
            <>
              <Link to={links.company(company.key, within)}>{company.name}</Link>{" "}
              {t("alternatives.score", { score })}
            </>
          }
        >
          <Link to={links.product(offering, key, within)}>{name}</Link>
        </NameCell>
      </th>
      <td data-title={t("alternatives.same")} data-spare="">
        <Lines lines={sharedLines(t, alternative)} />
      </td>
      <td data-title={t("comparison.differs")}>
        <Lines lines={differenceLines(t, alternative)} />
      </td>
      <td>
        <ButtonLink
          size="small"
          href={links.compare({ products: [compared, key].join(",") })}
          aria-label={t("alternatives.compare.named", { name })}
        >
          {t("alternatives.compare")}
        </ButtonLink>
      </td>
    </tr>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return "–";
  return (
    <ul className={layout.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The most important ones: the comparison has them all. */
const sameShown = 2;
const differsShown = 3;
const valuesShown = 3;

const nameOf = (t: Translate, field: string) =>
  isProductFieldKey(field) ? t(`product-fields.${field}`) : field;

function inShort(t: Translate, values: readonly string[]): string {
  const more = values.length - valuesShown;
  const shown = values.slice(0, valuesShown).join(", ");
  return more > 0 ? `${shown} ${t("alternatives.others", { count: more })}` : shown;
}

/** The values that both products share. */
const sharedLines = (t: Translate, { same, likely }: Alternative): string[] => [
  ...same
    .slice(0, sameShown)
    .map(({ field, values }) => `${nameOf(t, field)}: ${inShort(t, values)}`),
  ...(likely.length > 0 ? [t("alternatives.likely", { functions: inShort(t, likely) })] : []),
];

/** The values that only one of the two products has. */
const differenceLines = (t: Translate, { differs }: Alternative): string[] =>
  differs
    .slice(0, differsShown)
    .map((difference) => `${nameOf(t, difference.field)}: ${differenceOf(t, difference)}`);

function differenceOf(t: Translate, { mine, theirs }: Alternative["differs"][number]): string {
  if (mine.length === 1 && theirs.length === 1) {
    return t("alternatives.instead", { theirs: theirs[0] ?? "", mine: mine[0] ?? "" });
  }
  const more = theirs.length > 0 && `${t("alternatives.more")} ${inShort(t, theirs)}`;
  const less = mine.length > 0 && `${t("alternatives.less")} ${inShort(t, mine)}`;
  return [more, less].filter(Boolean).join(" · ");
}
