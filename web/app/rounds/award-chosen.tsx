import type { Matrix } from "@neroli/contract/rounds/matrix.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { useT } from "../language/phrases.tsx";
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
            })
          }
          reread={["rounds", "requests"]}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
