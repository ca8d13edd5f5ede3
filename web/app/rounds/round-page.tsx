import { useMediaQuery } from "@mantine/hooks";
import { links } from "@neroli/contract/access/links.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { tellDone } from "../kernel/toast.tsx";
import { countryName } from "../language/countries.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import { below } from "../ui/tokens.ts";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/round-page";
import { AskedSuppliers } from "./asked-suppliers.tsx";
import { AwardChosen } from "./award-chosen.tsx";
import { CompareTools } from "./compare-tools.tsx";
import { useCompared } from "./compared.ts";
import { LineOffers } from "./line-offers.tsx";
import { roundName } from "./round-name.ts";
import classes from "./round-page.module.css";
import { SaveComparison } from "./save-comparison.tsx";

/** Answers come in while one compares. */
const refetchInterval = 20_000;

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "rounds.title");

/** One question to several suppliers: who has answered, and what each offer costs. */
export default function RoundPage() {
  const { roundKey = "" } = useParams();
  const t = useT();
  const round = useQuery({
    queryKey: ["rounds", "detail", roundKey],
    queryFn: () => api("GET /rounds/:roundKey", { params: { roundKey } }),
    refetchInterval,
  });
  if (round.data) return <ShownRound round={round.data} />;
  return (
    <WorkPage
      title={t("rounds.title")}
      back={<Link to={links.rounds()}>← {t("rounds.back")}</Link>}
    >
      <QueryStates query={round}>{() => null}</QueryStates>
    </WorkPage>
  );
}

function ShownRound({ round }: { round: Round }) {
  const t = useT();
  const compared = useCompared(round);
  const [closing, setClosing] = useState(false);
  // On a phone the offers come first.
  const narrow = useMediaQuery(below("md"), false, { getInitialValueInEffect: false });
  const { currency } = compared;
  const matrix = useQuery({
    queryKey: ["rounds", "matrix", round.key, currency],
    queryFn: () =>
      api("GET /rounds/:roundKey/matrix", {
        params: { roundKey: round.key },
        query: { currency },
      }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => tellDone(t("rounds.copied")),
      () => tellDone(t("rounds.copy.failed")),
    );
  return (
    <WorkPage
      title={roundName(t, round)}
      back={<Link to={links.rounds()}>← {t("rounds.back")}</Link>}
      tools={
        <>
          <Button size="small" onClick={() => void copy()}>
            {t("rounds.copy")}
          </Button>
          <SaveComparison round={round} compared={compared} />
          <Button
            size="small"
            disabledReason={round.can.close.reason}
            onClick={() => setClosing(true)}
          >
            {t("rounds.close")}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <details open={!narrow}>
          <summary>
            {t("rounds.about", { answers: round.answers, suppliers: round.suppliers })}
          </summary>
          <div className={`${layout.stack} ${classes.about}`}>
            <RoundFacts round={round} />
            <AskedSuppliers round={round} matrix={matrix.data} compared={compared} />
          </div>
        </details>
        <QueryStates query={matrix}>
          {(shown) => (
            <>
              <CompareTools compared={compared} matrix={shown} />
              {round.lines.map((line) => (
                <LineOffers key={line.key} {...{ round, line, compared, matrix: shown }} />
              ))}
              <AwardChosen round={round} matrix={shown} compared={compared} />
            </>
          )}
        </QueryStates>
      </div>
      {closing && (
        <ConfirmAction
          title={t("rounds.close.title")}
          text={t("rounds.close.text")}
          confirm={t("rounds.close.confirm")}
          done={t("rounds.closed")}
          action={() => api("POST /rounds/:roundKey/close", { params: { roundKey: round.key } })}
          reread={["rounds", "requests"]}
          onClose={() => setClosing(false)}
        />
      )}
    </WorkPage>
  );
}

function RoundFacts({ round }: { round: Round }) {
  const t = useT();
  const language = useLanguage();
  const { shipping_address: place } = round;
  return (
    <Facts
      facts={[
        { name: t("rounds.status"), value: words(t, "rounds.status", round.status) },
        {
          name: t("rounds.answers"),
          value: t("rounds.answers.of", { answers: round.answers, suppliers: round.suppliers }),
        },
        { name: t("rounds.needed-by"), value: round.needed_by && formatDay(round.needed_by) },
        {
          name: t("rounds.place"),
          value: place && `${place.city}, ${countryName(place.country, language)}`,
        },
        { name: t("rounds.sent"), value: formatDay(round.created_at) },
        {
          name: t("rounds.alternatives"),
          value: t(round.alternatives ? "rounds.alternatives.yes" : "rounds.alternatives.no"),
        },
      ]}
    />
  );
}
