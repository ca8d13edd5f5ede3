import { links } from "@neroli/contract/access/links.ts";
import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import type { CompanyExhibition } from "@neroli/contract/portals/schema.ts";
import { useRef } from "react";
import { Link } from "react-router";
import { useWithin } from "../kernel/within.ts";
import { useT, words } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { useWhereGone } from "../ui/use-where-gone.ts";
import { CompanyBar, CompanyFoot } from "./company-bar.tsx";
import { CompanyExhibitions } from "./company-exhibitions.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyHeader } from "./company-header.tsx";
import classes from "./company-page.module.css";
import { CompanySegments, Contacts } from "./company-sections.tsx";
import { FindProducts } from "./find-products.tsx";
import { isLocked, Locked } from "./locked.tsx";

/** A company as some reader sees it; `preview` leaves out what only the reader could do. */
export function CompanyView({
  company: whole,
  exhibitions = [],
  awards = [],
  preview = false,
}: {
  company: Company;
  exhibitions?: readonly CompanyExhibition[];
  awards?: readonly GivenAward[];
  preview?: boolean;
}) {
  const company = whole.enabled ? whole : withoutPictures(whole);
  const actions = useRef<HTMLDivElement>(null);
  const gone = useWhereGone(actions);
  return (
    <div className={classes.ground}>
      <article className={classes.page}>
        <CompanyHeader {...{ company, awards, preview, actions }} />
        {gone === "above" && <CompanyBar company={company} />}
        <div className={classes.columns}>
          <div className={classes.page}>
            <About company={company} />
            <CompanySegments company={company} />
            {!preview && <FindProducts company={company} />}
            <TopProducts company={company} />
          </div>
          <aside className={classes.page}>
            <CompanyFacts company={company} />
            <CompanyExhibitions company={company} exhibitions={exhibitions} />
            <Contacts company={company} />
          </aside>
        </div>
        {gone && <CompanyFoot company={company} />}
      </article>
    </div>
  );
}

/** The pictures of a disabled company are served to nobody: their addresses carry no token. */
const withoutPictures = (company: Company): Company => ({
  ...company,
  logo: null,
  logo_white: null,
  header: null,
  segments: company.segments.map((segment) => ({ ...segment, image: null })),
  top_products: company.top_products.map((shelf) => ({
    ...shelf,
    products: shelf.products.map((product) => ({ ...product, image: null })),
  })),
});

function About({ company }: { company: Company }) {
  const t = useT();
  const locked = isLocked(company, "description");
  if (!company.description && !locked) return null;
  return (
    <Card title={t("company-page.about")}>
      {locked ? <Locked /> : <p className={classes.description}>{company.description}</p>}
    </Card>
  );
}

/** Top products per offering and segment, and the way to all of them. */
function TopProducts({ company }: { company: Company }) {
  const t = useT();
  const within = useWithin();
  if (company.top_products.length === 0) {
    return (
      <Card title={t("company-page.top")} titleHidden>
        <p>{t("company-page.no-products")}</p>
      </Card>
    );
  }
  return company.top_products.map(({ offering, segment, products }) => {
    const title = `${t("company-page.top")}: ${words(t, "offerings", offering)}, ${words(t, "segments", segment)}`;
    return (
      <Card key={title} title={title}>
        <ul className={`${layout.tiles} ${classes.products}`}>
          {products.map((product) => (
            <li key={product.key}>
              <Link to={links.product(offering, product.key, within)}>
                {product.image && (
                  <img src={product.image} alt="" width={240} height={180} loading="lazy" />
                )}
                <strong>{product.name}</strong>
                <span className={layout.soft}>{product.inci ?? product.tagline}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={links.search(offering, { company: company.key, segment, ...within })}
          className={layout.link}
        >
          {t("company-page.all")}
        </Link>
      </Card>
    );
  });
}
