import { links } from "@neroli/contract/access/links.ts";
import { differences } from "@neroli/contract/formulas/differences.ts";
import type { Formula, FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { QueryStates } from "../kernel/query-states.tsx";
import { useAddress } from "../kernel/table-state.ts";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import layout from "../ui/layout.module.css";
import { PlainTable } from "../ui/plain-table.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import { Analysis } from "./analysis.tsx";
import { Changes } from "./changes.tsx";
import { type Place, paramsOf, useFormula } from "./formula-queries.ts";
import { FormulaTools } from "./formula-tools.tsx";
import classes from "./formulas.module.css";
import { useAnalysis } from "./use-analysis.ts";

interface KeptVersionProps {
  place: Place;
  /** At that version. */
  formula: Formula;
  back: ReactNode;
}

/** A version as it was kept, and what was changed since: nothing of it can be changed. */
export function KeptVersion({ place, formula, back }: KeptVersionProps) {
  const t = useT();
  const { params, change } = useAddress();
  const other = params.get("with");
  const compared = useFormula(place, formula.key, other);
  const analysis = useAnalysis(place, formula.content);
  const kept = formula.versions.find(({ version }) => version === formula.version);
  return (
    <WorkPage
      title={t("formulas.version.of", { title: formula.title, version: formula.version ?? 0 })}
      lead={kept?.note || undefined}
      back={
        <>
          {back} · <Link to={links.formula(place, formula.key)}>{t("formulas.version.now")}</Link>
        </>
      }
      tools={<FormulaTools {...{ place, formula }} changed={false} batch="1000" />}
    >
      {kept && (
        <p className={layout.soft}>
          {`${kept.kept_by.firstname} ${kept.kept_by.lastname}, ${formatTime(kept.kept_at)}`}
        </p>
      )}
      <div className={classes.workspace}>
        <div className={layout.stack}>
          <Content content={formula.content} />
          <Card title={t("formulas.changes")}>
            <div className={layout.stack}>
              <ChoiceField
                className={layout.narrow}
                label={t("formulas.changes.until")}
                none={t("formulas.version.now")}
                choices={formula.versions
                  .filter(({ version }) => version !== formula.version)
                  .map(({ version, note }) => ({
                    value: String(version),
                    label: [t("formulas.version.numbered", { version }), note]
                      .filter(Boolean)
                      .join(": "),
                  }))}
                value={other ?? ""}
                onChange={({ currentTarget }) => change({ with: currentTarget.value })}
              />
              <QueryStates query={compared}>
                {({ content }) => <Changes changes={differences(formula.content, content)} />}
              </QueryStates>
            </div>
          </Card>
          <TakeBack {...{ place, formula }} />
        </div>
        <aside id="analysis" className={classes.aside} aria-label={t("formulas.analysis")}>
          <Analysis place={place} found={analysis} />
        </aside>
      </div>
    </WorkPage>
  );
}

/** The formula goes on from this version; what is being worked on now should be kept before. */
function TakeBack({ place, formula }: { place: Place; formula: Formula }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { data: present } = useFormula(place, formula.key, null);
  if (!present || present.can.edit.reason) return null;
  const { title, revision } = present;
  return (
    <div>
      <Button size="small" onClick={() => setAsking(true)}>
        {t("formulas.version.take")}
      </Button>
      {asking && (
        <ConfirmAction
          title={t("formulas.version.take")}
          text={t("formulas.version.take.text")}
          confirm={t("formulas.version.take")}
          action={() =>
            api("PUT /companies/:companyKey/projects/:projectKey/formulas/:formulaKey", {
              params: { ...paramsOf(place), formulaKey: formula.key },
              body: { title, revision, content: formula.content },
            })
          }
          done={t("formulas.version.taken")}
          reread={["formulas"]}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Content({ content }: { content: FormulaContent }) {
  const t = useT();
  return content.phases.map((phase, at) => (
    <section key={phase.key} className={layout.close}>
      <h2 className={layout.title}>
        {phase.name || t("formulas.phase.numbered", { number: at + 1 })}
      </h2>
      <PlainTable
        label={phase.name || t("formulas.phase.numbered", { number: at + 1 })}
        titles={[
          t("product-page.formula.ingredient"),
          t("product-fields.inci"),
          t("product-page.formula.weight"),
          t("formulas.line.function"),
        ]}
        cards
      >
        <tbody>
          {phase.lines.map((line) => (
            <tr key={line.key}>
              <th scope="row" data-title={t("product-page.formula.ingredient")}>
                {line.name}
              </th>
              <td data-title={t("product-fields.inci")}>{line.inci}</td>
              <td data-title={t("product-page.formula.weight")}>{line.weight}</td>
              <td data-title={t("formulas.line.function")}>{line.function}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {phase.steps.length > 0 && (
        <ol className={layout.bullets}>
          {phase.steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={place}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  ));
}
