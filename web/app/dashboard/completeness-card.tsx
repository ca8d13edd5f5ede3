import { MissingList } from "../kernel/completeness/missing-list.tsx";
import { mostMissing, useCompanyCompleteness } from "../kernel/completeness/use-completeness.ts";
import { useT } from "../language/phrases.tsx";
import { ShareBar } from "../ui/share-bar.tsx";
import { Card } from "./card.tsx";
import classes from "./dashboard.module.css";

/** As many as one sets to work on in a morning. */
const limit = 8;

/** How complete the company's catalogue is, and where to go on. */
export function CompletenessCard({ companyKey }: { companyKey: string }) {
  const t = useT();
  const asked = useCompanyCompleteness(companyKey);
  return (
    <Card title={t("completeness.title")} asked={asked} wide>
      {(catalogue) => {
        if (catalogue.products === 0) return <p>{t("completeness.no-products")}</p>;
        const missing = mostMissing(catalogue, { limit });
        return (
          <>
            <p>
              <ShareBar wide share={catalogue.share}>
                <strong>{t("completeness.share.complete", { share: catalogue.share })}</strong>{" "}
                <span className={classes.soft}>
                  {t("completeness.products", { count: catalogue.products })}
                </span>
              </ShareBar>
            </p>
            <p className={classes.soft}>
              {t(missing.length > 0 ? "completeness.why" : "completeness.whole")}
            </p>
            <MissingList missing={missing} />
          </>
        );
      }}
    </Card>
  );
}
