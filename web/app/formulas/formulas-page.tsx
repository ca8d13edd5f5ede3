import { links } from "@neroli/contract/access/links.ts";
import type { FormulaSummary } from "@neroli/contract/formulas/schema.ts";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { EmptyState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/formulas-page";
import { type Place, paramsOf, useFormulas, useProject } from "./formula-queries.ts";
import { NewFormulaDialog } from "./new-formula-dialog.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "formulas.title");

/** The formulas of a project: never for a member of role SUPPLIER. */
export default function FormulasPage({ params }: Route.ComponentProps) {
  const t = useT();
  const place = { company: params.company, key: params.key };
  const project = useProject(place);
  const formulas = useFormulas(place);
  const [open, setOpen] = useState(false);
  const can = project.data?.can.formulate;
  const begin = (
    <Button variant="primary" disabledReason={can?.reason} onClick={() => setOpen(true)}>
      {t("formulas.new")}
    </Button>
  );
  return (
    <WorkPage
      title={t("formulas.title")}
      lead={t("formulas.lead")}
      back={<Link to={links.project(place)}>← {project.data?.title ?? t("formulas.project")}</Link>}
      tools={begin}
    >
      <QueryStates
        query={formulas}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={t("formulas.empty")} text={t("formulas.empty.text")} />}
      >
        {({ content }) => (
          <RowList label={t("formulas.title")}>
            {content.map((formula) => (
              <FormulaRow key={formula.key} {...{ place, formula }} reason={can?.reason ?? null} />
            ))}
          </RowList>
        )}
      </QueryStates>
      {open && (
        <NewFormulaDialog
          place={place}
          formulas={formulas.data?.content ?? []}
          onClose={() => setOpen(false)}
        />
      )}
    </WorkPage>
  );
}

interface FormulaRowProps {
  place: Place;
  formula: FormulaSummary;
  /** Why nothing can be changed. */
  reason: string | null;
}

function FormulaRow({ place, formula, reason }: FormulaRowProps) {
  const t = useT();
  const [removing, setRemoving] = useState(false);
  const { key, title, lines, versions, saved_by, saved_at } = formula;
  return (
    <Row
      end={
        <IconButton
          icon="cross"
          size="small"
          label={t("formulas.remove.which", { title })}
          disabledReason={reason}
          onClick={() => setRemoving(true)}
        />
      }
    >
      <Link to={links.formula(place, key)}>{title}</Link>
      <span className={layout.soft}>
        {t("formulas.counts", { lines, versions })}
        {saved_by &&
          ` · ${t("formulas.saved-by", {
            person: `${saved_by.firstname} ${saved_by.lastname}`,
            time: formatTime(saved_at),
          })}`}
      </span>
      {removing && (
        <ConfirmAction
          title={t("formulas.remove.which", { title })}
          text={t("formulas.remove.text")}
          confirm={t("formulas.remove")}
          action={() =>
            api("DELETE /companies/:companyKey/projects/:projectKey/formulas/:formulaKey", {
              params: { ...paramsOf(place), formulaKey: key },
            })
          }
          done={t("formulas.removed", { title })}
          reread={["formulas"]}
          onClose={() => setRemoving(false)}
        />
      )}
    </Row>
  );
}
