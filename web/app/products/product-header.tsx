import { links } from "@neroli/contract/access/links.ts";
import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { type RequestType, requestTypesOf } from "@neroli/contract/requests/states.ts";
import { Link } from "react-router";
import { AnswersWithin } from "../kernel/answers-within.tsx";
import { BackToResults } from "../kernel/back-to-results.tsx";
import { BookmarkButton } from "../kernel/bookmark-button.tsx";
import { CompareButton } from "../kernel/compare-tray/compare-button.tsx";
import { GivenAwards } from "../kernel/given-awards.tsx";
import { AddToProject } from "../kernel/projects/add-button.tsx";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useOwnCompany } from "../kernel/request-refusal.ts";
import { toSelected } from "../kernel/selection.tsx";
import { useWithin } from "../kernel/within.ts";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import { LabelChip } from "../ui/label-chip.tsx";
import layout from "../ui/layout.module.css";
import { Verified } from "../ui/verified.tsx";
import classes from "./product-page.module.css";

/** The first screen: name, supplier, INCI, CAS, what it does, and how to ask for it. */
export function ProductHeader({
  product,
  awards,
}: {
  product: Product;
  awards: readonly GivenAward[];
}) {
  const t = useT();
  const { offering, segment, company, fields } = product;
  const within = useWithin();
  return (
    <header className={layout.close}>
      <nav aria-label={t("product-page.breadcrumb")} className={`${layout.line} ${layout.soft}`}>
        <BackToResults offering={offering} />
        <Link to={links.search(offering, within)}>{words(t, "offerings", offering)}</Link>
        <span aria-hidden="true">/</span>
        <Link to={links.search(offering, { segment, ...within })}>
          {words(t, "segments", segment)}
        </Link>
      </nav>
      <div className={classes.intro}>
        {product.images[0] && (
          <img
            className={classes.image}
            src={product.images[0]}
            alt={product.name}
            width={480}
            height={360}
            fetchPriority="high"
          />
        )}
        <div className={classes.facts}>
          <h1 lang={product.text_languages?.name}>{product.name}</h1>
          <p className={`${layout.line} ${layout.text}`}>
            <Link to={links.company(company.key, within)}>{company.name}</Link>
            {company.verified && <Verified label={t("product-page.verified")} />}
            <AnswersWithin hours={company.answers_within_hours} />
          </p>
          {product.labels.length > 0 && (
            <ul className={`${layout.list} ${layout.line}`} aria-label={t("product-page.labels")}>
              {product.labels.map(({ key, title, colour, description }) => (
                <li key={key}>
                  <LabelChip {...{ title, colour, description }} />
                </li>
              ))}
            </ul>
          )}
          <GivenAwards awards={awards} />
          {fields.tagline && (
            <p className={classes.tagline} lang={product.text_languages?.tagline}>
              {fields.tagline}
            </p>
          )}
          <Identity product={product} />
          <RequestButtons product={product} />
          <div className={layout.line}>
            <BookmarkButton product={product} />
            <CompareButton product={product} />
            <AddToProject product={product} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Identity({ product }: { product: Product }) {
  const t = useT();
  const { inci, cas, e_number, functions, service_types } = product.fields;
  const facts = [
    { name: t("product-fields.inci"), value: inci },
    { name: t("product-fields.cas"), value: cas?.join(", ") },
    { name: t("product-fields.e_number"), value: e_number },
    {
      name: t("product-fields.functions"),
      value: functions?.map((term) => product.names?.functions?.[term] ?? term).join(", "),
    },
    {
      name: t("product-fields.service_types"),
      value: service_types?.map((type) => words(t, "service-types", type)).join(", "),
    },
  ];
  return <Facts lines facts={facts} />;
}

const outOfStockId = "out-of-stock";

/** The requests (spec 2); one that is not possible now says why. Of one's own there are none. */
function RequestButtons({ product }: { product: Product }) {
  const t = useT();
  const { open } = useRequestDialog();
  const isOwn = useOwnCompany() === product.company.key;
  if (isOwn) return null;
  const types = requestTypesOf(product.offering);
  const outOfStock = types.includes("SAMPLE") && !product.in_stock;
  const ask = (type: RequestType) =>
    open({
      type,
      origin: "product",
      products: [toSelected(product)],
    });
  return (
    <div className={classes.requests}>
      {types.map((type, at) => {
        const refused = type === "SAMPLE" && outOfStock;
        return (
          <Button
            key={type}
            variant={at === 0 ? "primary" : "plain"}
            disabledReason={refused ? t("errors.requests.out-of-stock") : null}
            reasonId={outOfStockId}
            onClick={() => ask(type)}
          >
            {t(`product-page.request.${type}`)}
          </Button>
        );
      })}
      {outOfStock && (
        <p id={outOfStockId} className={layout.soft}>
          {t("errors.requests.out-of-stock")}
        </p>
      )}
    </div>
  );
}
