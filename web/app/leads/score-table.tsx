import type { Lead, ScorePart } from "@neroli/contract/leads/schema.ts";
import { halvingDays, scoredDays } from "@neroli/contract/leads/scoring.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { PlainTable } from "../ui/plain-table.tsx";

/** Why a lead has as many points as it has: parts whose sum that is. */
export function ScoreTable({ lead }: { lead: Lead }) {
  const t = useT();
  const { parts, score, threshold } = lead;
  return (
    <section className={layout.close} aria-label={t("leads.score")}>
      <h3>{t("leads.score")}</h3>
      <p className={layout.soft}>
        {t("leads.score.rule", { days: scoredDays, halving: halvingDays, threshold })}
      </p>
      {parts.length === 0 ? (
        <p>{t("leads.score.none", { days: scoredDays })}</p>
      ) : (
        <PlainTable
          label={t("leads.score")}
          titles={[
            t("leads.deed"),
            t("leads.score.when"),
            t("leads.score.reckoning"),
            { title: t("leads.score.points"), align: "end" },
          ]}
          cards
        >
          <tbody>
            {parts.map((part) => (
              <tr key={`${part.deed} ${part.halvings}`}>
                <th scope="row">{t(`leads.deed.${part.deed}`)}</th>
                <td data-title={t("leads.score.when")}>{stretchOf(part, t)}</td>
                <td data-title={t("leads.score.reckoning")}>{reckoningOf(part, t)}</td>
                <td data-align="end" data-title={t("leads.score.points")}>
                  {part.points}
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t("leads.score.sum")}</th>
              <td colSpan={2} />
              <td data-align="end" data-title={t("leads.score.points")}>
                <strong>{score}</strong>
              </td>
            </tr>
          </tbody>
        </PlainTable>
      )}
    </section>
  );
}

/** The days that a part is of: from 0 to 30 days ago, and so on. */
const stretchOf = ({ halvings }: ScorePart, t: Translate) =>
  t("leads.score.stretch", { from: halvings * halvingDays, to: (halvings + 1) * halvingDays });

function reckoningOf({ times, weight, halvings }: ScorePart, t: Translate): string {
  if (halvings === 0) return t("leads.score.full", { times, weight });
  return t("leads.score.halved", { times, weight, by: 2 ** halvings });
}
