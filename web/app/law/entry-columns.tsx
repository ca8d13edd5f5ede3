import type { EntryPlace, LawEntry } from "@neroli/contract/law/schema.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import classes from "./law.module.css";

/** "V/29", as formulators say it in every language. */
export const sayEntry = ({ annex, number }: Pick<EntryPlace, "annex" | "number">) =>
  `${annex}/${number}`;

export function useEntryColumns(): Column<LawEntry>[] {
  const t = useT();
  return [
    {
      key: "entry",
      title: t("law.number"),
      sort: "annex",
      render: (entry) => <span className={classes.number}>{sayEntry(entry)}</span>,
    },
    {
      key: "substance",
      title: t("law.substance"),
      render: (entry) => <Substance entry={entry} />,
    },
    {
      key: "limits",
      title: t("law.limits"),
      hideBelow: "sm",
      render: (entry) => <Limits entry={entry} />,
    },
    {
      key: "dated",
      title: t("law.dated"),
      sort: "dated",
      hideBelow: "md",
      render: ({ dated, regulation }) => (
        <NameCell plain more={regulation}>
          <time className={classes.number} dateTime={dated}>
            {formatDay(dated)}
          </time>
        </NameCell>
      ),
    },
  ];
}

function Substance({ entry }: { entry: LawEntry }) {
  const t = useT();
  const { name, names, cas, gone } = entry;
  if (gone) return <Badge>{t("law.gone")}</Badge>;
  const others = names.filter((each) => each !== name.toUpperCase());
  return (
    <div className={classes.text}>
      <NameCell
        more={
          <>
            <Several texts={cas} />
            <Several texts={others} />
          </>
        }
        narrow={<Limits entry={entry} />}
      >
        {name}
      </NameCell>
    </div>
  );
}

const mostShown = 6;

/** The first of them; entries of many salts and extracts have dozens. */
function Several({ texts }: { texts: readonly string[] }) {
  const t = useT();
  const more = texts.slice(mostShown);
  if (texts.length === 0) return null;
  return (
    <div>
      {texts.slice(0, mostShown).join(", ")}
      {more.length > 0 && (
        <details className={classes.more}>
          <summary>{t("law.names-more", { count: more.length })}</summary>
          {more.join(", ")}
        </details>
      )}
    </div>
  );
}

function Limits({ entry }: { entry: LawEntry }) {
  const t = useT();
  const { annex, gone, product_type, maximum, conditions, wording } = entry;
  if (gone) return null;
  if (annex === "II") return t("law.prohibited");
  return (
    <div className={classes.text}>
      {product_type && <div>{product_type}</div>}
      {maximum ? <strong>{maximum}</strong> : !product_type && t("law.no-limit")}
      {conditions && <More title={t("law.conditions")} text={conditions} />}
      {wording && <More title={t("law.wording")} text={wording} />}
    </div>
  );
}

const More = ({ title, text }: { title: string; text: string }) => (
  <details className={classes.more}>
    <summary>{title}</summary>
    {text}
  </details>
);
