import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { PickedCompany } from "../../kernel/company-picker.tsx";
import { MissingList } from "../../kernel/completeness/missing-list.tsx";
import { mostMissing, useCompanyCompleteness } from "../../kernel/completeness/use-completeness.ts";
import { useT } from "../../language/phrases.tsx";
import { Card } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { ShareBar } from "../../ui/share-bar.tsx";

interface CatalogueCompletenessProps {
  offering: Offering;
  company: PickedCompany;
  support: boolean;
}

/** This number fits into a line or two. */
const limit = 6;

/** How complete the products of this offering are, and what to add first. Without any it is left out. */
export function CatalogueCompleteness({ offering, company, support }: CatalogueCompletenessProps) {
  const t = useT();
  const { data } = useCompanyCompleteness(company.key);
  const own = data?.by_offering.find((one) => one.offering === offering);
  if (!data || !own || own.products === 0) return null;
  const missing = mostMissing(data, { offering, limit });
  const title = support
    ? t("completeness.title.of", { company: company.name })
    : t("completeness.title");
  return (
    <Card title={title} titleHidden>
      <p className={layout.line}>
        <strong>{title}</strong>
        <ShareBar wide share={own.share}>
          {t("completeness.share.complete", { share: own.share })}
        </ShareBar>
      </p>
      <p className={layout.soft}>
        {t(missing.length > 0 ? "completeness.why" : "completeness.whole")}
      </p>
      <MissingList missing={missing} company={support ? company.key : undefined} />
    </Card>
  );
}
