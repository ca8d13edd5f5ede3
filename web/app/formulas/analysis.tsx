import { links } from "@neroli/contract/access/links.ts";
import type { FormulaAnalysis } from "@neroli/contract/formulas/schema.ts";
import { Link } from "react-router";
import { type AnsweredQuery, QueryStates } from "../kernel/query-states.tsx";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Card, Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Skeleton } from "../ui/states.tsx";
import { Allergens } from "./allergens.tsx";
import { Cost } from "./cost.tsx";
import type { Place } from "./formula-queries.ts";
import { InciList } from "./inci-list.tsx";
import { Law } from "./law.tsx";

interface AnalysisProps {
  place: Place;
  found: AnsweredQuery<FormulaAnalysis>;
}

/** What a formula comes to: its list of ingredients, what the law says, and what it costs. */
export function Analysis({ place, found }: AnalysisProps) {
  const t = useT();
  return (
    <QueryStates query={found} loading={<Skeleton height={240} />}>
      {(analysis) => (
        <div className={layout.stack}>
          <Card title={t("formulas.law")} level={2}>
            {analysis.no_cosmetic ? (
              <Note
                action={
                  <Link to={links.projectEditor(place)}>{t("formulas.law.say-product")}</Link>
                }
              >
                {t("formulas.law.no-cosmetic")}
              </Note>
            ) : (
              <Law analysis={analysis} />
            )}
            <p className={layout.soft}>
              {analysis.as_of === null
                ? t("formulas.law.none")
                : t("formulas.law.as-of", { day: formatDay(analysis.as_of) })}
              {analysis.missing_annexes.length > 0 &&
                ` ${t("formulas.law.missing", { annexes: analysis.missing_annexes.join(", ") })}`}
            </p>
          </Card>
          <Card title={t("formulas.ingredients")}>
            <InciList ingredients={analysis.ingredients} />
          </Card>
          {analysis.allergens.length > 0 && (
            <Card title={t("formulas.allergens")}>
              <Allergens allergens={analysis.allergens} />
            </Card>
          )}
          <Card title={t("formulas.cost")}>
            <Cost cost={analysis.cost} />
          </Card>
        </div>
      )}
    </QueryStates>
  );
}
