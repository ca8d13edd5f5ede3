import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { useT, words } from "../language/phrases.tsx";
import { Highlight } from "./highlight.tsx";
import { Icon } from "./icon.tsx";
import { LabelChip } from "./label-chip.tsx";
import type { ProductCardProps } from "./product-card.tsx";
import { documentsInShort } from "./product-documents.ts";
import classes from "./product-row.module.css";

type Column =
  | "name"
  | "inci"
  | "cas"
  | "supplier"
  | "functions"
  | "claims"
  | "services"
  | "documents";

/** What formulators compare, by what it is. */
const columnsOf: Record<Offering, readonly Column[]> = {
  INGREDIENTS: ["name", "inci", "cas", "supplier", "functions", "documents"],
  FORMULATIONS: ["name", "supplier", "functions", "claims", "documents"],
  SERVICES: ["name", "supplier", "services", "documents"],
};

const functionsShown = 4;
const casShown = 2;
const noMatches: readonly string[] = [];

/** The heads of the columns, for the eye: each cell says its own. */
export function ProductRowHead({ offering }: { offering: Offering }) {
  const t = useT();
  return (
    <div className={classes.headRow} data-offering={offering} aria-hidden="true">
      <span />
      {columnsOf[offering].map((column) => (
        <span key={column}>{t(`search-results.column.${column}`)}</span>
      ))}
    </div>
  );
}

/** A product in a dense list: a line of columns where there is room. Its heading is an h2. */
export function ProductRow(props: ProductCardProps) {
  const { product, matches = noMatches } = props;
  return (
    <article className={classes.row} data-offering={product.offering}>
      <div className={classes.pick}>{props.pick}</div>
      <div className={classes.name}>
        <h2>
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
      </div>
      {columnsOf[product.offering].slice(1).map((column) => (
        <Cell key={column} {...{ column, product, matches }} companyHref={props.companyHref} />
      ))}
      {props.actions && <div className={classes.actions}>{props.actions}</div>}
      {props.note && <div className={classes.note}>{props.note}</div>}
    </article>
  );
}

interface CellProps {
  column: Column;
  product: ProductSummary;
  matches: readonly string[];
  companyHref: string;
}

function Cell({ column, product, matches, companyHref }: CellProps) {
  const t = useT();
  const text = textOf(column, product, (type) => words(t, "service-types", type));
  return (
    <p className={classes.cell} data-column={column} data-none={text === "" || undefined}>
      <span className={classes.label}>{t(`search-results.column.${column}`)} </span>
      {column === "supplier" ? (
        <span>
          <a href={companyHref}>
            <Highlight text={text} matches={matches} />
          </a>
          {product.company.verified && <Icon name="verified" label={t("catalogue.verified")} />}
        </span>
      ) : (
        <span title={column === "inci" ? text : undefined}>
          {text === "" ? "–" : <Highlight text={text} matches={matches} />}
        </span>
      )}
    </p>
  );
}

function textOf(
  column: Column,
  product: ProductSummary,
  serviceName: (type: string) => string,
): string {
  if (column === "inci") return product.inci ?? "";
  if (column === "cas") return inShort(product.cas ?? [], casShown);
  if (column === "supplier") return product.company.name;
  if (column === "functions") return product.functions.slice(0, functionsShown).join(" · ");
  if (column === "claims") return product.claims.join(" · ");
  if (column === "services") return product.service_types.map(serviceName).join(" · ");
  return documentsInShort(product.document_types);
}

const inShort = (values: readonly string[], most: number) =>
  [...values.slice(0, most), ...(values.length > most ? [`+${values.length - most}`] : [])].join(
    " · ",
  );
