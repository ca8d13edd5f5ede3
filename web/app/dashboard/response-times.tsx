import {
  fewestAnswers,
  type ResponseTime,
  responseDays,
  responseKinds,
} from "@neroli/contract/requests/response-times.ts";
import { useQuery } from "@tanstack/react-query";
import { AnswersWithin } from "../kernel/answers-within.tsx";
import { api } from "../kernel/client.ts";
import { formatDuration } from "../language/durations.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import { QueryCard } from "./card.tsx";

/** How fast the company answers, and what of it everybody reads. */
export function ResponseTimes({ companyKey }: { companyKey: string }) {
  const t = useT();
  const query = useQuery({
    queryKey: ["dashboard", "response-times", companyKey],
    queryFn: () => api("GET /requests/response-times"),
  });
  return (
    <QueryCard title={t("dashboard.response-times")} query={query} wide>
      {({ times, answers_within_hours }) => (
        <>
          <Facts
            facts={responseKinds.map((kind) => ({
              name: t(`dashboard.response-times.${kind}`),
              value: <Wait time={times[kind]} />,
            }))}
          />
          <p className={layout.soft}>{t("dashboard.response-times.how", { days: responseDays })}</p>
          <InPublic hours={answers_within_hours} count={times.ANSWER?.count ?? 0} />
        </>
      )}
    </QueryCard>
  );
}

function Wait({ time }: { time: ResponseTime | null }) {
  const t = useT();
  const language = useLanguage();
  if (time === null) return t("dashboard.response-times.none");
  const wait = formatDuration(time.median_seconds, language);
  return t("dashboard.response-times.of", { wait, count: time.count });
}

/** What the company's pages say of it, or why they say nothing. */
function InPublic({ hours, count }: { hours: number | null; count: number }) {
  const t = useT();
  if (hours !== null) {
    return (
      <p className={layout.line}>
        {t("dashboard.response-times.public")}
        <AnswersWithin hours={hours} />
      </p>
    );
  }
  return (
    <p className={layout.soft}>
      {count < fewestAnswers
        ? t("dashboard.response-times.few", { fewest: fewestAnswers })
        : t("dashboard.response-times.slow")}
    </p>
  );
}
