import type { Company } from "@neroli/contract/companies/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyHeader } from "./company-header.tsx";
import classes from "./company-page.module.css";
import { CompanySegments, Contacts } from "./company-sections.tsx";
import { isLocked, Locked } from "./locked.tsx";
import { TopProducts } from "./top-products.tsx";

/** A company as some reader sees it; `preview` leaves out what only the reader could do. */
export function CompanyView({
  company: whole,
  preview = false,
}: {
  company: Company;
  preview?: boolean;
}) {
  const company = whole.enabled ? whole : withoutPictures(whole);
  return (
    <div className={classes.ground}>
      <article className={classes.page}>
        <CompanyHeader company={company} preview={preview} />
        <div className={classes.columns}>
          <div className={classes.page}>
            <About company={company} />
            <CompanySegments company={company} />
            <TopProducts company={company} />
          </div>
          <aside className={classes.page}>
            <CompanyFacts company={company} />
            <Contacts company={company} />
          </aside>
        </div>
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
