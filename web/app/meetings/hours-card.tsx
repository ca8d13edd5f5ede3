import type { Hours } from "@neroli/contract/meetings/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { formatDay } from "../language/dates.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";

interface HoursCardProps {
  event: string;
  companyKey: string;
  hours: readonly Hours[];
  onAdd: () => void;
}

const said = (t: Translate, { day, from, to, minutes, at_once: places }: Hours): string =>
  t("meetings.hours.line", { day: formatDay(day), from, to, minutes, places });

/** When the exhibitor's people can be met, by the clock of the exhibition. */
export function HoursCard({ event, companyKey, hours, onAdd }: HoursCardProps) {
  const t = useT();
  const [removed, setRemoved] = useState<Hours | null>(null);
  return (
    <Card
      title={t("meetings.hours")}
      tools={
        <Button size="small" variant="primary" onClick={onAdd}>
          {t("meetings.hours.add")}
        </Button>
      }
    >
      {hours.length === 0 && <p className={layout.text}>{t("meetings.hours.none")}</p>}
      <RowList label={t("meetings.hours")}>
        {hours.map((each) => (
          <Row
            key={each.id}
            end={
              <IconButton
                icon="cross"
                size="small"
                label={`${t("meetings.hours.remove")}: ${said(t, each)}`}
                onClick={() => setRemoved(each)}
              />
            }
          >
            {said(t, each)}
          </Row>
        ))}
      </RowList>
      {removed && (
        <ConfirmAction
          title={t("meetings.hours.remove.sure")}
          text={`${said(t, removed)}. ${t("meetings.hours.remove.text")}`}
          confirm={t("meetings.hours.remove")}
          action={() =>
            api("DELETE /companies/:companyKey/events/:event/hours/:id", {
              params: { companyKey, event, id: removed.id },
            })
          }
          done={t("meetings.hours.removed")}
          failed={t("meetings.not-done")}
          reread={["meetings"]}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}
