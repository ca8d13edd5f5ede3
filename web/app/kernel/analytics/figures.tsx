import type { Summary } from "@neroli/contract/analytics/schema.ts";
import { formatTime } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { FigureTile } from "../../ui/charts/figure-tile.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import { type AnsweredQuery, QueryStates } from "../query-states.tsx";
import classes from "./analytics.module.css";
import type { Behind, HrefOf } from "./behind.ts";

/** Each with the list behind it: what visitors did makes them visitors, and requests a conversion. */
const shown = [
  ["visitors", "views"],
  ["views", "views"],
  ["requests", "requests"],
  ["conversion", "requests"],
  ["impressions", "impressions"],
] as const satisfies readonly [keyof Summary["now"], Behind["behind"]][];

interface FiguresProps {
  query: AnsweredQuery<Summary>;
  hrefOf?: HrefOf;
}

/** The figures of the period, and how they stand to the one before. */
export function Figures({ query, hrefOf }: FiguresProps) {
  const t = useT();
  return (
    <section className={classes.figures} aria-label={t("analytics.figures")}>
      <QueryStates query={query} loading={<Skeleton height={112} />} failed={t("charts.failed")}>
        {({ now, before, counted_at }) => (
          <>
            <div className={layout.tiles}>
              {shown.map(([name, behind]) => (
                <FigureTile
                  key={name}
                  label={t(`analytics.figure.${name}`)}
                  value={now[name]}
                  before={before[name]}
                  share={name === "conversion"}
                  better="more"
                  {...(hrefOf && { href: hrefOf({ behind }) })}
                />
              ))}
            </div>
            {counted_at && (
              <p className={layout.soft}>
                {t("analytics.counted", { time: formatTime(counted_at) })}
              </p>
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}

/** Whether there is anything to show of either period. */
export const isQuiet = ({ now, before }: Summary): boolean =>
  [now, before].every(({ impressions, views, requests }) => impressions + views + requests === 0);
