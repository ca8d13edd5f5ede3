import { formatNumber } from "../../language/numbers.ts";
import { useLanguage } from "../../language/phrases.tsx";
import type { Heading, MatrixData } from "./chart-data.ts";
import classes from "./charts.module.css";
import { depthOf } from "./depth.ts";
import { Drawing } from "./drawing.tsx";
import { fitText } from "./fit-text.ts";
import { Spot } from "./spot.tsx";
import { useWidth } from "./use-width.ts";

const headHeight = 28;
const cellHeight = 36;
const gap = 4;
const fontSize = 13;
/** Where there is less room, the name of a row stands above its cells. */
const narrow = 520;

interface MatrixChartProps {
  /** What is counted: its accessible name. */
  label: string;
  data: MatrixData;
  /** Where more about a cell stands. */
  hrefOf?: (row: Heading, column: Heading) => string;
}

/** Two kinds of things against each other: the number stands in each cell, its ground shows how much. */
export function MatrixChart({ label, data, hrefOf }: MatrixChartProps) {
  const { rows, columns, values } = data;
  const language = useLanguage();
  const { box, width } = useWidth<HTMLDivElement>();
  const above = width < narrow ? 22 : 0;
  const left = above ? 0 : Math.min(240, width * 0.36);
  const cellWidth = (width - left) / columns.length;
  const rowHeight = above + cellHeight + gap;
  const greatest = Math.max(0, ...values.flat());
  const cells = rows.flatMap((row, down) =>
    columns.map((column, across) => ({
      key: `${row.key}/${column.key}`,
      ...{ row, column },
      value: values[down]?.[across] ?? 0,
      x: left + across * cellWidth + gap / 2,
      y: headHeight + down * rowHeight + above,
    })),
  );
  const size = { width: cellWidth - gap, height: cellHeight };
  return (
    <div ref={box} className={classes.plot}>
      <Drawing width={width} height={headHeight + rows.length * rowHeight}>
        {columns.map((column, across) => (
          <text
            key={column.key}
            className={classes.soft}
            x={left + (across + 0.5) * cellWidth}
            y={16}
            textAnchor="middle"
          >
            {fitText(column.label, cellWidth - gap, fontSize)}
          </text>
        ))}
        {rows.map((row, down) => (
          <text
            key={row.key}
            className={classes.text}
            x={0}
            y={headHeight + down * rowHeight + (above ? 14 : 23)}
          >
            {fitText(row.label, (above ? width : left) - 12, 14)}
          </text>
        ))}
        {cells.map(({ key, value, x, y }) => (
          <g key={key} transform={`translate(${x} ${y})`}>
            <rect className={classes.cell} data-depth={depthOf(value, greatest)} rx={4} {...size} />
            <text className={classes.text} x={size.width / 2} y={23} textAnchor="middle">
              {formatNumber(value, language)}
            </text>
          </g>
        ))}
      </Drawing>
      <ul className={classes.over} aria-label={label}>
        {cells.map(({ key, row, column, value, x, y }) => {
          const name = `${row.label}, ${column.label}`;
          return (
            <li key={key} style={{ position: "absolute", left: x, top: y, ...size }}>
              <Spot
                words={`${name}: ${formatNumber(value, language)}`}
                href={hrefOf?.(row, column)}
                tip={name}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
