import type { Alternative } from "@neroli/contract/products/alternatives.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import classes from "./alternatives.module.css";
import page from "./product-page.module.css";

interface AlternativesProps {
  product: Product;
  alternatives: readonly Alternative[];
}

/** What could stand in for this product, and what differs (spec 2; issue of the search). */
export function Alternatives({ product, alternatives }: AlternativesProps) {
  const t = useT();
  // This one and as many as stand beside it.
  const all = [product.key, ...alternatives.slice(0, 5).map((one) => one.product.key)];
  return (
    <section className={page.section} aria-labelledby="alternatives">
      <div className={classes.head}>
        <div>
          <h2 id="alternatives">{t("alternatives.title")}</h2>
          <p>{t("alternatives.how", { name: product.name })}</p>
        </div>
        {alternatives.length > 1 && (
          <ButtonLink size="small" href={links.compare({ products: all.join(",") })}>
            {t("alternatives.compare-all")}
          </ButtonLink>
        )}
      </div>
      <ul className={classes.list}>
        {alternatives.map((alternative) => (
          <li key={alternative.product.key}>
            <One product={product} alternative={alternative} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ product, alternative }: { product: Product; alternative: Alternative }) {
  const t = useT();
  const { key, offering, name, company } = alternative.product;
  const score = alternative.score;
  return (
    <article className={classes.one}>
      <h3>
        <Link to={links.product(offering, key)}>{name}</Link>
      </h3>
      <p className={classes.company}>
        <Link to={links.company(company.key)}>{company.name}</Link>
        <span>{t("alternatives.score", { score })}</span>
      </p>
      <dl className={classes.told}>
        <Same same={alternative.same} />
        <Differs differs={alternative.differs} />
      </dl>
      <ButtonLink
        size="small"
        href={links.compare({ products: [product.key, key].join(",") })}
        aria-label={t("alternatives.compare.named", { name })}
      >
        {t("alternatives.compare")}
      </ButtonLink>
    </article>
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

function Same({ same }: Pick<Alternative, "same">) {
  const t = useT();
  const nameOf = useNameOf();
  const short = useShort();
  if (same.length === 0) return null;
  return (
    <div>
      <dt>{t("alternatives.same")}</dt>
      {same.slice(0, sameShown).map(({ field, values }) => (
        <dd key={field}>
          <span>{nameOf(field)}:</span> {short(values)}
        </dd>
      ))}
    </div>
  );
}

function Differs({ differs }: Pick<Alternative, "differs">) {
  const t = useT();
  const nameOf = useNameOf();
  const short = useShort();
  if (differs.length === 0) return null;
  const told = ({ mine, theirs }: Alternative["differs"][number]) => {
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
  return (
    <div>
      <dt>{t("comparison.differs")}</dt>
      {differs.slice(0, differsShown).map((each) => (
        <dd key={each.field}>
          <span>{nameOf(each.field)}:</span> {told(each)}
        </dd>
      ))}
    </div>
  );
}
