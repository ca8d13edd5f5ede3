import "@mantine/dates/styles.layer.css";
import "dayjs/locale/de";
import "dayjs/locale/en-gb";
import "dayjs/locale/es";
import "dayjs/locale/fr";
import "dayjs/locale/it";
import { DatePicker } from "@mantine/dates";
import dayjs from "dayjs";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../button.tsx";
import { usePlaceBeside } from "../place-beside.ts";
import { WithMantine } from "../with-mantine.tsx";
import classes from "./calendar.module.css";

interface CalendarProps {
  /** ISO 8601, here and below. */
  day: string | null;
  min: string | undefined;
  max: string | undefined;
  opener: RefObject<HTMLElement | null>;
  /** Hears of "" when there shall be no day any more. */
  onChoose: (day: string) => void;
  /** Closes it and gives the focus back. */
  onClose: () => void;
}

/** The days of a month, of which one is chosen by pointer or arrows; Escape closes it. */
export function Calendar({ day, min, max, opener, onChoose, onClose }: CalendarProps) {
  const t = useT();
  const language = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  usePlaceBeside({ panel, opener, align: "end" });
  useEffect(
    () => panel.current?.querySelector<HTMLElement>("td button[tabindex='0']")?.focus(),
    [],
  );
  const today = dayjs().format("YYYY-MM-DD");
  const offersToday = (!min || today >= min) && (!max || today <= max);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // A dialog around the field stays open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={t("forms.day.calendar.name")}
      className={classes.calendar}
      onKeyDown={onKeyDown}
    >
      <WithMantine>
        <DatePicker
          value={day}
          defaultDate={within(day ?? today, { min, max })}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          locale={language === "en" ? "en-gb" : language}
          firstDayOfWeek={1}
          weekendDays={[]}
          size="md"
          hideOutsideDates
          highlightToday
          onChange={(chosen) => chosen && onChoose(chosen)}
          ariaLabels={{
            previousMonth: t("forms.day.previous-month"),
            nextMonth: t("forms.day.next-month"),
            previousYear: t("forms.day.previous-year"),
            nextYear: t("forms.day.next-year"),
            previousDecade: t("forms.day.previous-years"),
            nextDecade: t("forms.day.next-years"),
          }}
        />
      </WithMantine>
      <div className={classes.foot}>
        {offersToday && (
          <Button size="small" onClick={() => onChoose(today)}>
            {t("forms.day.today")}
          </Button>
        )}
        {day !== null && (
          <Button size="small" variant="quiet" onClick={() => onChoose("")}>
            {t("forms.day.clear")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The nearest day that may be chosen: the calendar opens at it. */
function within(day: string, { min, max }: Pick<CalendarProps, "min" | "max">): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
