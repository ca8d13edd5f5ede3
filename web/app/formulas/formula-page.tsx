import { links } from "@neroli/contract/access/links.ts";
import { Link, useSearchParams } from "react-router";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useT } from "../language/phrases.tsx";
import { Skeleton } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/formula-page";
import { useFormula } from "./formula-queries.ts";
import { KeptVersion } from "./kept-version.tsx";
import { Workspace } from "./workspace.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "formulas.title");

/** One formula: what is being worked on, or with ?version=… a version as it was kept. */
export default function FormulaPage({ params }: Route.ComponentProps) {
  const t = useT();
  const place = { company: params.company, key: params.key };
  const [search] = useSearchParams();
  const version = search.get("version");
  const formula = useFormula(place, params.formula, version);
  const back = <Link to={links.formulas(place)}>← {t("formulas.back")}</Link>;
  if (formula.data && version) return <KeptVersion {...{ place, back }} formula={formula.data} />;
  if (formula.data) {
    return <Workspace key={formula.data.key} {...{ place, back }} formula={formula.data} />;
  }
  return (
    <WorkPage title={t("formulas.title")} back={back}>
      <QueryStates query={formula} loading={<Skeleton height={420} />}>
        {() => null}
      </QueryStates>
    </WorkPage>
  );
}
