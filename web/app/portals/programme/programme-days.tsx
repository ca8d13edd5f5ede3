import type { KeptTalk } from "@neroli/contract/programme/schema.ts";
import { byDay } from "../../kernel/programme/by-day.ts";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { RowMenu } from "../../ui/data-table-row.tsx";
import layout from "../../ui/layout.module.css";
import { NameCell } from "../../ui/name-cell.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";

interface ProgrammeDaysProps {
  talks: readonly KeptTalk[];
  onEdit: (talk: KeptTalk) => void;
  onRemove: (talk: KeptTalk) => void;
}

/** The talks of each day in a table. */
export function ProgrammeDays({ talks, onEdit, onRemove }: ProgrammeDaysProps) {
  const t = useT();
  const titles = [t("programme.time"), t("programme.talk"), t("programme.form.room")];
  return byDay(talks).map(({ day, content }) => (
    <section key={day} className={layout.close} aria-label={formatDay(day)}>
      <h2 className={layout.title}>{formatDay(day)}</h2>
      <PlainTable
        cards
        label={t("programme.of", { day: formatDay(day) })}
        titles={titles}
        actions=""
      >
        <tbody>
          {content.map((talk) => (
            <tr key={talk.key}>
              <td data-title={t("programme.time")}>{`${talk.from}–${talk.to}`}</td>
              <th scope="row">
                <NameCell
                  more={[talk.speaker, talk.company?.name].filter(Boolean).join(" · ") || null}
                >
                  {talk.title}
                </NameCell>
              </th>
              <td data-title={t("programme.form.room")}>{talk.room || "–"}</td>
              <td>
                <RowMenu
                  label={t("table.actions", { row: talk.title })}
                  actions={[
                    { label: t("programme.edit"), onSelect: () => onEdit(talk) },
                    {
                      label: t("programme.remove"),
                      danger: true,
                      onSelect: () => onRemove(talk),
                    },
                  ]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  ));
}
