import { links } from "@neroli/contract/access/links.ts";
import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import { type Translate, useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";

interface AlternativesProps {
  product: Product;
  alternatives: readonly Alternative[];
}

interface AlternativeCardProps {
  product: Product;
  alternative: Alternative;
}

/** Products that could replace this one, with their differences (spec 2). */
export function Alternatives({ product, alternatives }: AlternativesProps) {
  const t = useT();
  // This one and as many as stand beside it.
  const all = [product.key, ...alternatives.slice(0, 5).map((one) => one.product.key)];
  return (
    <Card
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
      <ul className={`${layout.list} ${layout.columns}`}>
        {alternatives.map((alternative) => (
          <li key={alternative.product.key}>
            <AlternativeCard product={product} alternative={alternative} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AlternativeCard({ product, alternative }: AlternativeCardProps) {
  const t = useT();
  const { key, offering, name, company } = alternative.product;
  const { score } = alternative;
  return (
    <Card as="article" level={3} title={name} href={links.product(offering, key)}>
      <p className={layout.spread}>
        <Link to={links.company(company.key)}>{company.name}</Link>
        <span className={layout.soft}>{t("alternatives.score", { score })}</span>
      </p>
      <Facts
        facts={[
          factOf(t("alternatives.same"), sharedLines(t, alternative)),
          factOf(t("comparison.differs"), differenceLines(t, alternative)),
        ]}
      />
      <div>
        <ButtonLink
          size="small"
          href={links.compare({ products: [product.key, key].join(",") })}
          aria-label={t("alternatives.compare.named", { name })}
        >
          {t("alternatives.compare")}
        </ButtonLink>
      </div>
    </Card>
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
const sharedLines = (t: Translate, { same }: Alternative): string[] =>
  same.slice(0, sameShown).map(({ field, values }) => `${nameOf(t, field)}: ${inShort(t, values)}`);

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

/** A fact whose value is a list; none without lines. */
const factOf = (name: string, lines: readonly string[]) => ({
  name,
  value: lines.length > 0 && (
    <ul className={layout.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ),
});
