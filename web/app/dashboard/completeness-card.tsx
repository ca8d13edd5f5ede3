import { MissingList } from "../kernel/completeness/missing-list.tsx";
import { mostMissing, useCompanyCompleteness } from "../kernel/completeness/use-completeness.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { ShareBar } from "../ui/share-bar.tsx";
import { QueryCard } from "./card.tsx";

/** As many as one sets to work on in a morning. */
const limit = 8;

/** How complete the company's catalogue is, and where to go on. */
export function CompletenessCard({ companyKey }: { companyKey: string }) {
  const t = useT();
  const query = useCompanyCompleteness(companyKey);
  return (
    <QueryCard title={t("completeness.title")} query={query} wide>
      {(catalogue) => {
        if (catalogue.products === 0) return <p>{t("completeness.no-products")}</p>;
        const missing = mostMissing(catalogue, { limit });
        return (
          <>
            <p>
              <ShareBar wide share={catalogue.share}>
                <strong>{t("completeness.share.complete", { share: catalogue.share })}</strong>{" "}
                <span className={layout.soft}>
                  {t("completeness.products", { count: catalogue.products })}
                </span>
              </ShareBar>
            </p>
            <p className={layout.soft}>
              {t(missing.length > 0 ? "completeness.why" : "completeness.whole")}
            </p>
            <MissingList missing={missing} />
          </>
        );
      }}
    </QueryCard>
  );
}
