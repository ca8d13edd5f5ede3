import type { ChangedQuote, Matrix } from "@neroli/contract/rounds/matrix.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import { useState } from "react";
import { api, hasCode } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { type Translate, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import type { Compared } from "./compared.ts";

interface AwardProps {
  round: Round;
  matrix: Matrix;
  compared: Compared;
}

/** Accepts what was chosen line by line, in the versions that are shown. */
export function AwardChosen({ round, matrix, compared }: AwardProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const offers = Object.values(compared.choice).flatMap(({ request_key, position }) => {
    const quote = matrix.quotes.find((each) => each.request_key === request_key);
    const offer = matrix.offers.find(
      (each) => each.request_key === request_key && each.position === position,
    );
    if (!quote || !offer?.running || offer.accepted) return [];
    return [{ request_key, position, version: quote.version }];
  });
  const names = offers.map(
    ({ request_key }) =>
      round.asked.find((each) => each.request_key === request_key)?.company.name ?? "",
  );
  const none = offers.length === 0 ? t("rounds.award.none") : null;
  return (
    <div>
      <Button
        variant="primary"
        disabledReason={round.can.award.reason ?? none}
        onClick={() => setAsking(true)}
      >
        {t("rounds.award")}
      </Button>
      {asking && (
        <ConfirmAction
          title={t("rounds.award.title")}
          text={t("rounds.award.text", { names: [...new Set(names)].join(", ") })}
          confirm={t("rounds.award.confirm")}
          done={t("rounds.awarded")}
          action={() =>
            api("POST /rounds/:roundKey/award", {
              params: { roundKey: round.key },
              body: { offers },
            }).catch((error: unknown) => {
              throw withChanges(error, { round, t });
            })
          }
          reread={["rounds", "requests"]}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Names whose offers are not what was compared any more, and what became of them. */
function withChanges(error: unknown, { round, t }: { round: Round; t: Translate }): unknown {
  if (!hasCode(error, "rounds.offers-changed")) return error;
  const changes = (error.body.additional_data?.changes ?? []) as ChangedQuote[];
  const told = changes.map(({ request_key, change, version }) => {
    const asked = round.asked.find((each) => each.request_key === request_key);
    return t(`rounds.changed.${change}`, {
      company: asked?.company.name ?? "",
      version: version ?? 0,
    });
  });
  return new Error([error.message, ...told].join(" "), { cause: error });
}
