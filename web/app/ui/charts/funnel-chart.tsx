import { shareOf } from "@neroli/contract/kernel/shares.ts";
import { formatNumber, formatShare } from "../../language/numbers.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import type { Step } from "./chart-data.ts";
import classes from "./charts.module.css";
import { Drawing } from "./drawing.tsx";
import { fitText, textWidth } from "./fit-text.ts";
import { Spot } from "./spot.tsx";
import { useWidth } from "./use-width.ts";

const barHeight = 24;
const stepHeight = 84;
const fontSize = 14;

interface FunnelChartProps {
  /** What is gone through: its accessible name. */
  label: string;
  steps: readonly Step[];
}

/** How many went how far, and which share of each step took the next. */
export function FunnelChart({ label, steps }: FunnelChartProps) {
  const t = useT();
  const language = useLanguage();
  const { box, width } = useWidth<HTMLDivElement>();
  const greatest = Math.max(1, ...steps.map(({ value }) => value));
  const shares = steps.map(({ value }, at) => {
    const share = at === 0 ? null : shareOf(value, steps[at - 1]?.value ?? 0);
    return share === null
      ? null
      : t("charts.share.of-before", { share: formatShare(share, language) });
  });
  return (
    <div ref={box} className={classes.plot}>
      <Drawing width={width} height={steps.length * stepHeight - 28}>
        {steps.map(({ key, label: name, value, href }, at) => {
          const number = formatNumber(value, language);
          const long = (width * value) / greatest;
          const next = steps[at + 1];
          const room = width - textWidth(number, fontSize) - 16;
          return (
            <g key={key} transform={`translate(0 ${at * stepHeight})`}>
              <text className={classes.text} data-link={href ? "" : undefined} x={0} y={16}>
                {fitText(name, room, fontSize)}
              </text>
              <text className={classes.text} x={width} y={16} textAnchor="end">
                {number}
              </text>
              <rect className={classes.bar} x={0} y={24} width={long} height={barHeight} rx={4} />
              {next && (
                <path
                  className={classes.fall}
                  d={`M0 52H${long}L${(width * next.value) / greatest} 80H0Z`}
                />
              )}
              {next && shares[at + 1] && (
                <text className={classes.text} x={8} y={71}>
                  {`↓ ${shares[at + 1]}`}
                </text>
              )}
            </g>
          );
        })}
      </Drawing>
      <ol className={classes.over} aria-label={label}>
        {steps.map(({ key, label: name, value, href }, at) => {
          const words = `${name}: ${formatNumber(value, language)}`;
          return (
            <li
              key={key}
              style={{ height: barHeight + 24, marginBottom: stepHeight - barHeight - 24 }}
            >
              <Spot
                words={shares[at] ? `${words} (${shares[at]})` : words}
                href={href}
                tip={name}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
