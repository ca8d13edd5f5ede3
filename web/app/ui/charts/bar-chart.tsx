import { formatNumber } from "../../language/numbers.ts";
import { useLanguage } from "../../language/phrases.tsx";
import type { Bar } from "./chart-data.ts";
import classes from "./charts.module.css";
import { Drawing } from "./drawing.tsx";
import { fitText, textWidth } from "./fit-text.ts";
import { Spot } from "./spot.tsx";
import { useWidth } from "./use-width.ts";

const rowHeight = 44;
const fontSize = 14;

interface BarChartProps {
  /** What is compared: its accessible name. */
  label: string;
  /** The greatest first. */
  bars: readonly Bar[];
}

/** Things by their number, the greatest first; a bar about which there is more leads to it. */
export function BarChart({ label, bars }: BarChartProps) {
  const language = useLanguage();
  const { box, width } = useWidth<HTMLDivElement>();
  const greatest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div ref={box} className={classes.plot}>
      <Drawing width={width} height={bars.length * rowHeight}>
        {bars.map(({ key, label: name, value, href }, at) => {
          const number = formatNumber(value, language);
          const room = width - textWidth(number, fontSize) - 16;
          return (
            <g key={key} transform={`translate(0 ${at * rowHeight})`}>
              <text className={classes.text} data-link={href ? "" : undefined} x={0} y={16}>
                {fitText(name, room, fontSize)}
              </text>
              <text className={classes.text} x={width} y={16} textAnchor="end">
                {number}
              </text>
              <rect className={classes.track} x={0} y={24} width={width} height={10} rx={5} />
              <rect
                className={classes.bar}
                x={0}
                y={24}
                width={(width * value) / greatest}
                height={10}
                rx={5}
              />
            </g>
          );
        })}
      </Drawing>
      <ul className={classes.over} aria-label={label}>
        {bars.map(({ key, label: name, value, href }) => (
          <li key={key} style={{ height: rowHeight }}>
            <Spot words={`${name}: ${formatNumber(value, language)}`} href={href} tip={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
