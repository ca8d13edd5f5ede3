import { formatMoney } from "@neroli/contract/kernel/money.ts";
import type { ChangedQuote, Matrix } from "@neroli/contract/rounds/matrix.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import { useState } from "react";
import { api, hasCode } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { type Translate, useLanguage, useT } from "../language/phrases.tsx";
import { BottomBar } from "../ui/bottom-bar.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import classes from "./award-chosen.module.css";
import type { Compared } from "./compared.ts";
import { lineName } from "./line-offers.tsx";

interface AwardProps {
  round: Round;
  matrix: Matrix;
  compared: Compared;
}

interface ChosenOffer {
  request_key: string;
  version: number;
  position: number;
  /** In minor units; null where it is unknown. */
  cost: number | null;
  /** "Niacinamide: Velouria Actives, EUR 4,720.00". */
  said: string;
}

/** Accepts what was chosen line by line, in the versions that were shown when it was asked. */
export function AwardChosen({ round, matrix, compared }: AwardProps) {
  const t = useT();
  const language = useLanguage();
  const [asked, setAsked] = useState<ChosenOffer[] | null>(null);
  const offers = chosenOffers({ round, matrix, compared }, { t, language });
  /** Unknown where a part of it is. */
  const togetherText = (chosen: readonly ChosenOffer[]) => {
    const known = chosen.every(({ cost }) => cost !== null);
    const minor = chosen.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
    const result = known
      ? formatMoney({ minor, currency: matrix.currency }, language)
      : t("rounds.unknown");
    return t("rounds.step.total", { result });
  };
  const none = offers.length === 0 ? t("rounds.award.none") : null;
  return (
    <BottomBar className={classes.bar} stays={offers.length > 0}>
      <Button
        variant="primary"
        disabledReason={round.can.award.reason ?? none}
        onClick={() => setAsked(offers)}
      >
        {t("rounds.award", { count: offers.length })}
      </Button>
      {asked && (
        <ConfirmAction
          title={t("rounds.award.title")}
          text={
            <>
              <ul className={layout.bullets}>
                {asked.map(({ request_key, position, said }) => (
                  <li key={`${request_key}-${position}`}>{said}</li>
                ))}
              </ul>
              {asked.length > 1 && <p>{togetherText(asked)}</p>}
              <p>{t("rounds.award.text")}</p>
            </>
          }
          confirm={t("rounds.award.confirm")}
          done={t("rounds.awarded")}
          action={() =>
            api("POST /rounds/:roundKey/award", {
              params: { roundKey: round.key },
              body: {
                offers: asked.map(({ request_key, version, position }) => ({
                  request_key,
                  version,
                  position,
                })),
              },
            }).catch((error: unknown) => {
              throw withChanges(error, { round, t });
            })
          }
          reread={["rounds", "requests"]}
          onClose={() => setAsked(null)}
        />
      )}
    </BottomBar>
  );
}

/** Of what was chosen, what can still be accepted. */
function chosenOffers(
  { round, matrix, compared }: AwardProps,
  { t, language }: { t: Translate; language: string },
): ChosenOffer[] {
  return round.lines.flatMap((line) => {
    const { request_key, position } = compared.choice[line.key] ?? {};
    const quote = matrix.quotes.find((each) => each.request_key === request_key);
    const offer = matrix.offers.find(
      (each) => each.request_key === request_key && each.position === position,
    );
    if (!quote || !offer?.running || offer.accepted) return [];
    const said = t("rounds.award.line", {
      line: lineName(line),
      name: companyOf(round, offer.request_key),
      cost: offer.cost ? formatMoney(offer.cost, language) : t("rounds.unknown"),
    });
    const cost = offer.cost?.minor ?? null;
    const { version } = quote;
    return [{ request_key: offer.request_key, position: offer.position, version, cost, said }];
  });
}

const companyOf = ({ asked }: Round, request_key: string): string =>
  asked.find((each) => each.request_key === request_key)?.company.name ?? "";

/** Names whose offers are not what was compared any more, and what became of them. */
function withChanges(error: unknown, { round, t }: { round: Round; t: Translate }): unknown {
  if (!hasCode(error, "rounds.offers-changed")) return error;
  const changes = (error.body.additional_data?.changes ?? []) as ChangedQuote[];
  const told = changes.map(({ request_key, change, version }) =>
    t(`rounds.changed.${change}`, {
      company: companyOf(round, request_key),
      version: version ?? 0,
    }),
  );
  return new Error([error.message, ...told].join(" "), { cause: error });
}
