import { links } from "@neroli/contract/access/links.ts";
import { responseDays, responseKinds } from "@neroli/contract/requests/response-times.ts";
import { useQuery } from "@tanstack/react-query";
import { ChartCard } from "../kernel/charts/chart-card.tsx";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { BarChart } from "../ui/charts/bar-chart.tsx";

const readTimes = () => api("GET /requests/response-times");
type Times = Awaited<ReturnType<typeof readTimes>>["times"];

const hour = 3_600;

/** How long those who ask wait for the company (decision 58); whatever the period is. */
export function Waits() {
  const t = useT();
  const query = useQuery({ queryKey: ["analytics", "response-times"], queryFn: readTimes });
  const title = t("analytics.waits");
  const known = (times: Times) =>
    responseKinds.flatMap((kind) => {
      const time = times[kind];
      return time ? [{ kind, time, label: t(`analytics.wait.${kind}`) }] : [];
    });
  return (
    <ChartCard
      wide
      title={title}
      text={t("analytics.waits.text", { days: responseDays })}
      query={query}
      isEmpty={({ times }) => known(times).length === 0}
      tableOf={({ times }) => ({
        columns: [
          { title: t("analytics.column.wait") },
          { title: t("analytics.column.hours"), kind: "number" },
          { title: t("analytics.figure.requests"), kind: "number" },
        ],
        rows: known(times).map(({ time, label }) => [
          label,
          hoursOf(time.median_seconds),
          time.count,
        ]),
      })}
      height={180}
    >
      {({ times }) => (
        <BarChart
          label={title}
          bars={known(times).map(({ kind, time, label }) => ({
            key: kind,
            label,
            value: hoursOf(time.median_seconds),
            href: links.requests(),
          }))}
        />
      )}
    </ChartCard>
  );
}

/** With one decimal, as it is read. */
const hoursOf = (seconds: number) => Math.round((10 * seconds) / hour) / 10;
