import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import type { ReactNode } from "react";
import { useT, words } from "../language/phrases.tsx";
import { Highlight } from "./highlight.tsx";
import { Icon } from "./icon.tsx";
import { LabelChip } from "./label-chip.tsx";
import classes from "./product-card.module.css";
import { documentsInShort } from "./product-documents.ts";

const claimsShown = 3;
const functionsShown = 4;
const noMatches: readonly string[] = [];

export interface ProductCardProps {
  product: ProductSummary;
  href: string;
  companyHref: string;
  /** Folded words to mark. */
  matches?: readonly string[];
  /** Shown in the corner: the checkbox of a selection. */
  pick?: ReactNode;
  /** At the foot: what one does with the product. */
  actions?: ReactNode;
  /** Shown below: what is to be said of this product here. */
  note?: ReactNode;
}

/** A product as searches and lists show it. Its heading is an h2. */
export function ProductCard(props: ProductCardProps) {
  const { product, matches = noMatches } = props;
  const shared = { product, matches };
  const doing = product.offering === "SERVICES" ? null : product.functions;
  return (
    <article className={classes.card} data-segment={product.segment}>
      {props.pick && <div className={classes.pick}>{props.pick}</div>}
      <Thumbnail product={product} />
      <div className={classes.head}>
        <h2 className={classes.name} lang={product.text_languages?.name}>
          <a href={props.href}>
            <Highlight text={product.name} matches={matches} />
          </a>
        </h2>
        {product.labels && (
          <ul className={classes.labels}>
            {product.labels.map(({ key, title, colour, description }) => (
              <li key={key}>
                <LabelChip {...{ title, colour, description }} />
              </li>
            ))}
          </ul>
        )}
        {product.inci && product.inci.toLowerCase() !== product.name.toLowerCase() && (
          <p className={classes.inci}>
            <Highlight text={product.inci} matches={matches} />
          </p>
        )}
      </div>
      <Supplier {...shared} href={props.companyHref} />
      <div className={classes.about}>
        {product.tagline && (
          <p className={classes.tagline} lang={product.text_languages?.tagline}>
            <Highlight text={product.tagline} matches={matches} />
          </p>
        )}
        {doing ? (
          <p className={classes.functions}>
            <Highlight text={doing.slice(0, functionsShown).join(" · ")} matches={matches} />
          </p>
        ) : (
          <ServiceTypes product={product} />
        )}
      </div>
      <Claims {...shared} />
      <div className={classes.foot}>
        <Badges product={product} href={props.href} />
        {props.actions && <div className={classes.actions}>{props.actions}</div>}
      </div>
      {props.note && <div className={classes.note}>{props.note}</div>}
    </article>
  );
}

interface Shared {
  product: ProductSummary;
  matches: readonly string[];
}

/** Its picture, or a sign of what it is. */
export function Thumbnail({ product }: { product: ProductSummary }) {
  return (
    <div className={classes.thumbnail}>
      {product.image ? (
        <img src={product.image} alt="" width={72} height={72} loading="lazy" decoding="async" />
      ) : (
        <Icon name={product.offering === "INGREDIENTS" ? product.segment : product.offering} />
      )}
    </div>
  );
}

function Supplier({ product, matches, href }: Shared & { href: string }) {
  const t = useT();
  return (
    <p className={classes.supplier}>
      <a href={href}>
        <Highlight text={product.company.name} matches={matches} />
      </a>
      {product.company.verified && <Icon name="verified" label={t("catalogue.verified")} />}
    </p>
  );
}

function ServiceTypes({ product }: { product: ProductSummary }) {
  const t = useT();
  const types = product.service_types.map((type) => words(t, "service-types", type));
  return <p className={classes.functions}>{types.join(" · ")}</p>;
}

function Claims({ product: { claims }, matches }: Shared) {
  if (claims.length === 0) return null;
  return (
    <ul className={classes.claims}>
      {claims.slice(0, claimsShown).map((claim) => (
        <li key={claim}>
          <Highlight text={claim} matches={matches} />
        </li>
      ))}
    </ul>
  );
}

/** Whether there are samples, and which documents: these lead to their place on its page. */
export function Badges({ product, href }: { product: ProductSummary; href: string }) {
  const t = useT();
  const documents = product.document_types;
  if (!product.sample_available && documents.length === 0) return null;
  return (
    <ul className={classes.badges}>
      {product.sample_available && (
        <li>
          <Icon name="sample" />
          {t("catalogue.sample")}
        </li>
      )}
      {documents.length > 0 && (
        <li>
          <a href={`${href}#documents`}>
            <Icon name="document" label={t("catalogue.documents")} />
            {documentsInShort(documents)}
          </a>
        </li>
      )}
    </ul>
  );
}
