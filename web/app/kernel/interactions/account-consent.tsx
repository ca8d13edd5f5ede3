import { type ConsentLevel, consentLevels } from "@neroli/contract/enumerations/interactions.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { Note } from "../../ui/card.tsx";
import { RadioField } from "../../ui/fields/check-field.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import { useAtOnce } from "../at-once.ts";
import { api } from "../client.ts";
import { QueryStates } from "../query-states.tsx";
import { tellDone } from "../toast.tsx";
import { browserRefuses } from "./consent.ts";

const consentKey = ["interactions", "consent"];

/** What the reader's account has agreed to; each choice is saved as it is made. */
export function AccountConsent({ autofocus = false }: { autofocus?: boolean }) {
  const t = useT();
  const consent = useQuery({
    queryKey: consentKey,
    queryFn: ({ signal }) => api("GET /interactions/consent", { signal }),
  });
  return (
    <div className={layout.stack}>
      <p className={layout.text}>{t("privacy.counted")}</p>
      {browserRefuses() && <Note>{t("privacy-levels.refused")}</Note>}
      <QueryStates query={consent} loading={<Skeleton height={240} />}>
        {({ level }) => <Levels {...{ level, autofocus }} />}
      </QueryStates>
      <p className={layout.soft}>{t("privacy-levels.requests")}</p>
    </div>
  );
}

function Levels({ level, autofocus }: { level: ConsentLevel; autofocus: boolean }) {
  const t = useT();
  const queries = useQueryClient();
  const [shown, show] = useAtOnce(level);
  const change = useMutation({
    mutationFn: (next: ConsentLevel) => api("PUT /interactions/consent", { body: { level: next } }),
    onSuccess: (consent) => {
      queries.setQueryData(consentKey, consent);
      tellDone(t(`privacy-levels.done.${consent.level}`));
    },
    onError: () => show(level),
  });
  const choose = (value: string) => {
    const next = consentLevels.find((each) => each === value);
    if (!next || change.isPending) return;
    show(next);
    change.mutate(next);
  };
  return (
    <div className={`${layout.stack} ${layout.narrow}`}>
      <RadioField
        legend={t("privacy-levels.legend")}
        value={shown}
        data-autofocus={autofocus}
        choices={consentLevels.map((value) => ({
          value,
          label: t(`privacy-levels.${value}`),
          hint: t(`privacy-levels.hint.${value}`),
        }))}
        onChange={choose}
      />
      {change.error && (
        <Note tone="bad" urgent>
          {sentenceOf(change.error, t)}
        </Note>
      )}
    </div>
  );
}
