import { formatMoney, formatPrice } from "@neroli/contract/kernel/money.ts";
import type { Matrix } from "@neroli/contract/rounds/matrix.ts";
import type { Round, RoundLine } from "@neroli/contract/rounds/schema.ts";
import { offersOfLine, type ScoredOffer } from "@neroli/contract/rounds/score.ts";
import { useState } from "react";
import { sayMissing } from "../kernel/reckoning/say-step.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { PlainTable } from "../ui/plain-table.tsx";
import { CalculationDialog } from "./calculation-dialog.tsx";
import type { Compared } from "./compared.ts";
import classes from "./line-offers.module.css";

interface LineOffersProps {
  round: Round;
  line: RoundLine;
  matrix: Matrix;
  compared: Compared;
}
type Figure = "cost" | "per_kg" | "per_active_kg";

/** What a line is called: the products of all suppliers that answer it. */
export const lineName = ({ products }: RoundLine): string =>
  [...new Set(products.map(({ name }) => name))].join(", ");

/** What is wanted, and everybody who offers it. */
export function LineOffers({ round, line, matrix, compared }: LineOffersProps) {
  const t = useT();
  const [opened, setOpened] = useState<{ offer: ScoredOffer; figure: Figure } | null>(null);
  const offers = offersOfLine(line.key, { round, matrix, ...compared });
  const name = lineName(line);
  return (
    <Card title={name}>
      {line.quantity && (
        <p className={layout.soft}>
          {t("rounds.wanted", { quantity: `${line.quantity.value} ${line.quantity.unit}` })}
        </p>
      )}
      {offers.length === 0 ? (
        <p>{t("rounds.no-offers")}</p>
      ) : (
        <PlainTable
          label={t("rounds.offers", { name })}
          titles={[
            t("rounds.column.supplier"),
            { title: t("rounds.column.cost"), align: "end" },
            { title: t("rounds.column.per-kg"), align: "end" },
            { title: t("rounds.column.per-active"), align: "end" },
            t("rounds.column.lead-time"),
            t("rounds.column.delivery"),
            { title: t("rounds.column.score"), align: "end" },
          ]}
          actions={t("rounds.column.choice")}
          cards
        >
          <tbody>
            {offers.map((each) => (
              <OfferRow
                key={`${each.offer.request_key}-${each.offer.position}`}
                {...{ round, line, compared, each }}
                onOpen={(figure) => setOpened({ offer: each, figure })}
              />
            ))}
          </tbody>
        </PlainTable>
      )}
      {opened && (
        <CalculationDialog {...{ round, matrix, ...opened }} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

interface OfferRowProps {
  round: Round;
  line: RoundLine;
  compared: Compared;
  each: ScoredOffer;
  onOpen: (figure: Figure) => void;
}

function OfferRow({ round, line, compared, each, onOpen }: OfferRowProps) {
  const t = useT();
  const language = useLanguage();
  const { offer, quote, company, score, lead_time_days } = each;
  const offered = quote.lines[offer.position];
  const { currency } = compared;
  const chosen = compared.choice[line.key];
  const isChosen = chosen?.request_key === offer.request_key && chosen.position === offer.position;
  const choose = () => {
    const { request_key, position } = offer;
    compared.save({ choice: { [line.key]: isChosen ? null : { request_key, position } } });
  };
  // What can be had no more can only be given up.
  const over = offer.running || isChosen ? null : t("rounds.not-running");
  const figure = (which: Figure, shown: string | null) => (
    <Button
      size="small"
      aria-label={t("rounds.how", {
        figure: shown ?? t("rounds.unknown"),
        what: t(`rounds.figure.${which}`),
        name: company.name,
      })}
      onClick={() => onOpen(which)}
    >
      {shown ?? t("rounds.unknown")}
    </Button>
  );
  const perKg = (value: string | null) => value && formatPrice(value, currency, language);
  return (
    <tr>
      <th scope="row">
        <div className={layout.line}>
          {company.name}
          {offer.rank === 1 && round.status === "OPEN" && (
            <Badge tone="good">{t("rounds.least")}</Badge>
          )}
          {offer.accepted && <Badge tone="strong">{t("rounds.accepted")}</Badge>}
          {!offer.running && <Badge tone="warning">{t("rounds.not-running")}</Badge>}
        </div>
        {offer.alternative && offered && <p className={layout.soft}>{offered.name}</p>}
      </th>
      <td data-align="end" data-title={t("rounds.column.cost")}>
        {figure("cost", offer.cost && formatMoney(offer.cost, language))}
        {offer.missing.length > 0 && (
          <ul className={classes.missing}>
            {offer.missing.map((missing) => (
              <li key={JSON.stringify(missing)}>{sayMissing(t, missing)}</li>
            ))}
          </ul>
        )}
      </td>
      <td data-align="end" data-title={t("rounds.column.per-kg")}>
        {figure("per_kg", perKg(offer.per_kg))}
      </td>
      <td data-align="end" data-title={t("rounds.column.per-active")}>
        {figure("per_active_kg", perKg(offer.per_active_kg))}
      </td>
      <td data-title={t("rounds.column.lead-time")}>
        {t("rounds.days", { count: lead_time_days })}
      </td>
      <td data-title={t("rounds.column.delivery")}>
        {offered && `${offered.incoterm} ${offered.place}`}
      </td>
      <td data-align="end" data-title={t("rounds.column.score")}>
        {score ?? "–"}
      </td>
      <td data-align="end">
        <Button
          size="small"
          {...(isChosen && { icon: "check" })}
          aria-pressed={isChosen}
          aria-label={t(isChosen ? "rounds.chosen.label" : "rounds.choose.label", {
            name: company.name,
          })}
          disabledReason={round.can.compare.reason ?? over}
          onClick={choose}
        >
          {t(isChosen ? "rounds.chosen" : "rounds.choose")}
        </Button>
      </td>
    </tr>
  );
}
