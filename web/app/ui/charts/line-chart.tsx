import { type PointerEvent, useState } from "react";
import { fullTime } from "../../language/axis-dates.ts";
import { formatShort } from "../../language/dates.ts";
import { formatNumber } from "../../language/numbers.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import layout from "../layout.module.css";
import type { Series, TimesData } from "./chart-data.ts";
import classes from "./charts.module.css";
import { Drawing } from "./drawing.tsx";
import { textWidth } from "./fit-text.ts";
import { Legend } from "./legend.tsx";
import { BeforeSign, LineSign, Marker } from "./line-sign.tsx";
import { staysOn } from "./spot.tsx";
import { niceTicks, spreadPlaces } from "./ticks.ts";
import { useWidth } from "./use-width.ts";

const height = 260;
const top = 12;
const foot = height - 28;
const fontSize = 12;
/** Of a label below the axis with the room around it. */
const labelWidth = 76;
/** Markers closer than this run into each other. */
const markersApart = 14;

interface LineChartProps {
  /** What is drawn: its accessible name. */
  label: string;
  data: TimesData;
  /** Where more about a time stands. */
  hrefOf?: (time: string) => string;
}

/**
 * How something went over time, beside the period before as dashes. One control lies over it: keys,
 * fingers and the pointer walk from time to time, and the sentence below says what was.
 */
export function LineChart({ label, data, hrefOf }: LineChartProps) {
  const { times, series } = data;
  const t = useT();
  const language = useLanguage();
  const { box, width } = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = times.length - 1;
  const at = Math.min(chosen ?? last, last);
  const greatest = Math.max(
    0,
    ...series.flatMap((each) => [...each.values, ...(each.before ?? [])]),
  );
  const ticks = niceTicks(greatest);
  const tickTexts = ticks.map((tick) => formatNumber(tick, language));
  const left = Math.ceil(Math.max(...tickTexts.map((text) => textWidth(text, fontSize)))) + 12;
  const right = width - 12;
  const x = (place: number) => (last === 0 ? left : left + ((right - left) * place) / last);
  const y = (value: number) => foot - ((foot - top) * value) / (ticks.at(-1) ?? 1);
  const pointAt = ({ nativeEvent, currentTarget }: PointerEvent<HTMLInputElement>) =>
    setChosen(Math.round((nativeEvent.offsetX / currentTarget.clientWidth) * last));
  const time = fullTime(times[at] ?? "", language);
  return (
    <div className={classes.chart}>
      <Legend entries={entriesOf(series, t("charts.before"))} />
      <div ref={box} className={classes.plot}>
        <Drawing width={width} height={height}>
          {ticks.map((tick, place) => (
            <g key={tick}>
              <path className={classes.rule} d={`M${left} ${y(tick)}H${right}`} />
              <text className={classes.soft} x={left - 8} y={y(tick) + 4} textAnchor="end">
                {tickTexts[place]}
              </text>
            </g>
          ))}
          {spreadPlaces(times.length, (right - left) / labelWidth).map((place) => (
            <text
              key={times[place]}
              className={classes.soft}
              x={x(place)}
              y={height - 8}
              textAnchor={place === 0 ? "start" : place === last ? "end" : "middle"}
            >
              {formatShort(times[place] ?? "", language)}
            </text>
          ))}
          <path className={classes.here} d={`M${x(at)} ${top}V${foot}`} />
          {series.map((each, line) => (
            <Line key={each.key} {...{ each, line, x, y, at }} />
          ))}
        </Drawing>
        <input
          type="range"
          className={classes.walk}
          style={{ left: x(0), width: Math.max(right - left, 1), top, height: foot - top }}
          aria-label={t("charts.walk", { title: label })}
          aria-valuetext={time}
          min={0}
          max={last}
          value={at}
          onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
          onPointerMove={pointAt}
        />
      </div>
      <output className={classes.said}>
        <strong>{time}</strong>
        {series.map((each, line) => (
          <span key={each.key}>
            <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
              <LineSign line={line} />
            </svg>
            {each.name}: {formatNumber(each.values[at] ?? 0, language)}
            {each.before &&
              ` (${t("charts.before")}: ${formatNumber(each.before[at] ?? 0, language)})`}
          </span>
        ))}
      </output>
      {hrefOf && <More time={time} href={hrefOf(times[at] ?? "")} />}
    </div>
  );
}

function More({ time, href }: { time: string; href: string }) {
  const t = useT();
  return (
    <a className={layout.link} href={href} data-keep-scroll={staysOn(href)}>
      {t("charts.behind", { time })}
    </a>
  );
}

interface LineProps {
  each: Series;
  line: number;
  x: (place: number) => number;
  y: (value: number) => number;
  /** The time that is looked at. */
  at: number;
}

function Line({ each: { values, before }, line, x, y, at }: LineProps) {
  const path = (all: readonly number[]) =>
    `M${all.map((value, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`;
  const most = (x(values.length - 1) - x(0)) / markersApart;
  const marked = [...new Set([...spreadPlaces(values.length, most), at])];
  return (
    <>
      {before && before.length > 0 && (
        <path className={classes.line} data-line={line} data-before="" d={path(before)} />
      )}
      {values.length > 0 && <path className={classes.line} data-line={line} d={path(values)} />}
      {marked.map((place) => (
        <Marker key={place} line={line} x={x(place)} y={y(values[place] ?? 0)} />
      ))}
    </>
  );
}

const entriesOf = (series: readonly Series[], before: string) => [
  ...series.map(({ key, name }, line) => ({ key, label: name, sign: <LineSign line={line} /> })),
  ...(series.some((each) => each.before)
    ? [{ key: "before", label: before, sign: <BeforeSign /> }]
    : []),
];
