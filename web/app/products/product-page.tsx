import { links } from "@neroli/contract/access/links.ts";
import type { Product, ProductSummary } from "@neroli/contract/products/schema.ts";
import { useRef } from "react";
import { Link, type MetaDescriptor } from "react-router";
import { useFirstPainted } from "../kernel/first-painted.ts";
import { useTellsView } from "../kernel/interactions/use-tells.ts";
import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { KeysWithHelp } from "../kernel/page-keys/keys-with-help.tsx";
import { pressButtonOf } from "../kernel/page-keys/page-keys.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Card, Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Row } from "../ui/row-list.tsx";
import { SectionStrip } from "../ui/section-strip.tsx";
import { useWhereGone } from "../ui/use-where-gone.ts";
import type { Route } from "./+types/product-page";
import { Alternatives } from "./alternatives.tsx";
import { DocumentsTable } from "./documents-table.tsx";
import { FieldSections } from "./field-sections.tsx";
import { type LoadedProduct, loadProduct } from "./load-product.ts";
import { MissingDocuments } from "./missing-documents.tsx";
import { fieldSectionsOf } from "./page-sections.ts";
import { ProductBar, ProductFoot } from "./product-bar.tsx";
import { ProductHeader } from "./product-header.tsx";
import classes from "./product-page.module.css";

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, loadProduct);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, loadProduct);
export const meta: Route.MetaFunction = productMeta;

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductView key={loaderData.key} product={loaderData} />;
}

/** A product as this reader may see it (interface, product page). */
function ProductView({ product }: { product: LoadedProduct }) {
  const t = useT();
  useTellsView({ product: product.key });
  const isFirstPainted = useFirstPainted();
  const { alternatives } = product;
  const shown = new Set(alternatives.map((alternative) => alternative.product.key));
  const similar = product.similar.filter(({ key }) => !shown.has(key));
  const fields = fieldSectionsOf(product);
  const actions = useRef<HTMLDivElement>(null);
  const gone = useWhereGone(actions);
  const hasDocuments = product.documents.length > 0 || product.can.edit;
  const anchors = [
    ...fields.map(({ group }) => ({ id: group, title: t(`field-groups.${group}`) })),
    hasDocuments && { id: "documents", title: t("product-page.documents") },
    alternatives.length > 0 && { id: "alternatives", title: t("alternatives.title") },
    similar.length > 0 && { id: "similar", title: t("product-page.similar") },
  ];
  return (
    <article className={classes.page}>
      <Unverified company={product.company} />
      <ProductHeader product={product} awards={product.awards} actions={actions} />
      <SignUpBanner />
      {gone === "above" && <ProductBar product={product} />}
      {isFirstPainted && (
        <>
          <SectionStrip
            label={t("product-page.sections")}
            sections={anchors.filter((anchor) => anchor !== false)}
          />
          <FieldSections product={product} sections={fields} />
          {product.documents.length > 0 && <DocumentsTable product={product} />}
          {product.documents.length === 0 && product.can.edit && (
            <MissingDocuments product={product} />
          )}
          {alternatives.length > 0 && <Alternatives {...{ product, alternatives }} />}
          {similar.length > 0 && <SimilarProducts products={similar} />}
        </>
      )}
      <Keys />
      {gone && <ProductFoot product={product} />}
    </article>
  );
}

function Keys() {
  const t = useT();
  return (
    <KeysWithHelp
      keys={[
        { key: "b", does: t("product-page.keys.bookmark"), act: () => pressButtonOf("b") },
        { key: "c", does: t("product-page.keys.compare"), act: () => pressButtonOf("c") },
        { key: "r", does: t("product-page.keys.request"), act: () => pressButtonOf("r") },
      ]}
    />
  );
}

/** Why nobody else finds it: only its own people and support read this. */
function Unverified({ company }: Pick<Product, "company">) {
  const t = useT();
  if (company.verified) return null;
  return <Note tone="warning">{t("product-page.unverified", { company: company.name })}</Note>;
}

function SignUpBanner() {
  const t = useT();
  if (useSession().state === "signed-in") return null;
  return (
    <aside>
      <Note action={<a href={links.register()}>{t("shell.sign-up")}</a>}>
        {t("product-page.banner")}
      </Note>
    </aside>
  );
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description and schema.org data of a product page; of the error page when it is refused. */
function productMeta(args: {
  loaderData?: Product | undefined;
  matches: Matches;
}): MetaDescriptor[] {
  const { loaderData: product, matches } = args;
  if (!product) return [];
  const path = links.product(product.offering, product.key);
  const { inci, cas, functions, tagline, description } = product.fields;
  const facts = [tagline ?? description, inci && `INCI ${inci}`, cas && `CAS ${cas.join(", ")}`];
  const summary = facts.filter(Boolean).join(" · ").slice(0, 300);
  return pageMeta(matches, {
    title: `${product.name}, ${product.company.name} | Neroli`,
    description: summary || `${product.name}, ${product.company.name}`,
    path,
    preview: links.productPreview(product),
    structured: (origin) => ({
      "@context": "https://schema.org",
      "@type": product.offering === "SERVICES" ? "Service" : "Product",
      name: product.name,
      url: `${origin}${path}`,
      description: summary,
      ...(functions && { category: functions.join(", ") }),
      ...(product.images.length > 0 && {
        image: product.images.map((image) => `${origin}${image}`),
      }),
      brand: { "@type": "Brand", name: product.company.name },
    }),
  });
}

/** Others like it, with their suppliers. */
function SimilarProducts({ products }: { products: ProductSummary[] }) {
  const t = useT();
  return (
    <Card id="similar" title={t("product-page.similar")}>
      <ul className={`${layout.list} ${layout.columns}`}>
        {products.map((product) => (
          <Row key={product.key} whole>
            <Link to={links.product(product.offering, product.key)}>
              <strong>{product.name}</strong>
              <span
                className={layout.soft}
                lang={product.inci === null ? product.text_languages?.tagline : undefined}
              >
                {product.inci ?? product.tagline}
              </span>
              <span className={layout.soft}>{product.company.name}</span>
            </Link>
          </Row>
        ))}
      </ul>
    </Card>
  );
}
