import { type ReactNode, useRef, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { csvOf } from "../../ui/charts/chart-csv.ts";
import type { ChartTable } from "../../ui/charts/chart-table.ts";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { Menu } from "../../ui/menu.tsx";
import { EmptyState, Skeleton } from "../../ui/states.tsx";
import { showToast } from "../../ui/toast-list.ts";
import { type AnsweredQuery, QueryStates } from "../query-states.tsx";
import { saveFile } from "../save-file.ts";
import classes from "./chart-card.module.css";
import { ChartRows } from "./chart-rows.tsx";
import { pictureOf } from "./picture-of.ts";

interface ChartCardProps<Data> {
  title: string;
  /** What the chart tells, in a sentence. */
  text: string;
  /** Each chart asks for its own data, so that one that fails leaves the others alone. */
  query: AnsweredQuery<Data>;
  isEmpty: (data: Data) => boolean;
  /** The same in rows, for the table behind it and for the file. */
  tableOf: (data: Data) => ChartTable;
  /** About as high as the chart, in pixels: nothing moves when it comes. */
  height?: number;
  /** As wide as the whole grid of cards that it stands in. */
  wide?: boolean;
  children: (data: Data) => ReactNode;
}

/** A chart with what it says in words, the table behind it, and both as files. */
export function ChartCard<Data>(props: ChartCardProps<Data>) {
  const { title, text, query, isEmpty, tableOf, height = 320, wide, children } = props;
  const t = useT();
  const [asTable, setAsTable] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  const { data } = query;
  const shown = data !== undefined && !isEmpty(data);
  const savePicture = async () => {
    if (!drawn.current) return;
    try {
      saveFile(await pictureOf(drawn.current, title), fileName(title, "png"));
    } catch {
      showToast({ message: t("charts.download.failed"), danger: true });
    }
  };
  const saveTable = () =>
    shown &&
    saveFile(new Blob([csvOf(tableOf(data))], { type: "text/csv" }), fileName(title, "csv"));
  const tools = shown && (
    <div className={classes.tools}>
      <Button size="small" variant="quiet" onClick={() => setAsTable(!asTable)}>
        {asTable ? t("charts.as-chart") : t("charts.as-table")}
      </Button>
      <Menu
        label={t("charts.download.of", { title })}
        className={buttonClass({ size: "small", variant: "quiet" })}
        button={<Icon name="download" />}
        items={[
          { label: t("charts.download.png"), onSelect: () => void savePicture() },
          { label: t("charts.download.csv"), onSelect: saveTable },
        ]}
      />
    </div>
  );
  return (
    <Card title={title} tools={tools} wide={wide}>
      <p className={layout.soft}>{text}</p>
      <div
        className={classes.body}
        style={{ minHeight: data === undefined ? height : shown ? 0 : 120 }}
      >
        <QueryStates
          query={query}
          loading={<Skeleton height={height} />}
          failed={t("charts.failed")}
          isEmpty={isEmpty}
          empty={<EmptyState plain text={t("charts.empty")} />}
        >
          {(found) => (
            <>
              <div ref={drawn} hidden={asTable}>
                {children(found)}
              </div>
              {asTable && (
                <ChartRows label={t("charts.table.of", { title })} table={tableOf(found)} />
              )}
            </>
          )}
        </QueryStates>
      </div>
    </Card>
  );
}

/** A title as the name of a file, without what file systems do not take. */
const fileName = (title: string, ending: string) =>
  `${title.replaceAll(/[\\/:*?"<>|]/g, " ").trim()}.${ending}`;
