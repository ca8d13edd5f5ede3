import { links } from "@neroli/contract/access/links.ts";
import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
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

/** What could stand in for this product, and what differs (spec 2). */
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
      <Facts facts={[useShared(alternative), useDifferences(alternative)]} />
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

function useNameOf() {
  const t = useT();
  return (field: string) => (isProductFieldKey(field) ? t(`product-fields.${field}`) : field);
}

function useShort() {
  const t = useT();
  return (values: readonly string[]) => {
    const more = values.length - valuesShown;
    const shown = values.slice(0, valuesShown).join(", ");
    return more > 0 ? `${shown} ${t("alternatives.others", { count: more })}` : shown;
  };
}

/** What both have. */
function useShared({ same }: Alternative) {
  const t = useT();
  const nameOf = useNameOf();
  const short = useShort();
  return {
    name: t("alternatives.same"),
    value:
      same.length > 0 ? (
        <ul className={layout.list}>
          {same.slice(0, sameShown).map(({ field, values }) => (
            <li key={field}>
              {nameOf(field)}: {short(values)}
            </li>
          ))}
        </ul>
      ) : null,
  };
}

/** What one has instead of the other, or more or less than it. */
function useDifferences({ differs }: Alternative) {
  const t = useT();
  const nameOf = useNameOf();
  const short = useShort();
  const sentenceOf = ({ mine, theirs }: Alternative["differs"][number]) => {
    if (mine.length === 1 && theirs.length === 1) {
      return t("alternatives.instead", { theirs: theirs[0] ?? "", mine: mine[0] ?? "" });
    }
    return [
      theirs.length > 0 && `${t("alternatives.more")} ${short(theirs)}`,
      mine.length > 0 && `${t("alternatives.less")} ${short(mine)}`,
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return {
    name: t("comparison.differs"),
    value:
      differs.length > 0 ? (
        <ul className={layout.list}>
          {differs.slice(0, differsShown).map((difference) => (
            <li key={difference.field}>
              {nameOf(difference.field)}: {sentenceOf(difference)}
            </li>
          ))}
        </ul>
      ) : null,
  };
}
