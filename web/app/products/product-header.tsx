import { links } from "@neroli/contract/access/links.ts";
import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import type { Ref } from "react";
import { Link } from "react-router";
import { AnswersWithin } from "../kernel/answers-within.tsx";
import { BackToResults } from "../kernel/back-to-results.tsx";
import { BookmarkButton } from "../kernel/bookmark-button.tsx";
import { CompareButton } from "../kernel/compare-tray/compare-button.tsx";
import { CopyButton } from "../kernel/copy-button.tsx";
import { GivenAwards } from "../kernel/given-awards.tsx";
import { AddToProject } from "../kernel/projects/add-button.tsx";
import { useWithin } from "../kernel/within.ts";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import { LabelChip } from "../ui/label-chip.tsx";
import layout from "../ui/layout.module.css";
import { Verified } from "../ui/verified.tsx";
import { Gallery } from "./gallery.tsx";
import classes from "./product-page.module.css";
import { useProductRequests } from "./use-product-requests.ts";

/** The first screen: name, supplier, INCI, CAS, what it does, and how to ask for it. */
export function ProductHeader({
  product,
  awards,
  actions,
}: {
  product: Product;
  awards: readonly GivenAward[];
  /** Where its requests stand. */
  actions: Ref<HTMLDivElement>;
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
        <Gallery product={product} />
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
          <RequestButtons product={product} ref={actions} />
          <div className={`${layout.line} ${classes.tools}`}>
            <BookmarkButton product={product} shortcut="b" />
            <CompareButton product={product} shortcut="c" />
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
    { name: t("product-fields.inci"), value: copied(t("product-fields.inci"), inci) },
    { name: t("product-fields.cas"), value: copied(t("product-fields.cas"), cas?.join(", ")) },
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

const copied = (name: string, text: string | undefined) =>
  text && (
    <span className={layout.beside}>
      {text}
      <CopyButton name={name} text={text} />
    </span>
  );

const refusalId = "request-refused";

/** One that is not possible now says why. */
function RequestButtons({ product, ref }: { product: Product; ref: Ref<HTMLDivElement> }) {
  const requests = useProductRequests(product);
  const refusal = requests.find((request) => request.refusal)?.refusal;
  return (
    <div ref={ref} className={classes.requests}>
      {requests.map(({ type, label, refusal, begin }, at) => (
        <Button
          key={type}
          variant={at === 0 ? "primary" : "plain"}
          aria-keyshortcuts={at === 0 ? "r" : undefined}
          disabledReason={refusal}
          reasonId={refusalId}
          onClick={begin}
        >
          {label}
        </Button>
      ))}
      {refusal && (
        <p id={refusalId} className={layout.soft}>
          {refusal}
        </p>
      )}
    </div>
  );
}
