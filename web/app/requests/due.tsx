import { formatDay } from "../language/dates.ts";
import { daysUntil } from "../language/days-until.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import layout from "../ui/layout.module.css";

interface DueProps {
  /** The last day on which it helps. */
  day: string;
  /** What is over is not overdue. */
  over: boolean;
}

/** Until when something is needed, and how near that is: in words, coloured where it presses. */
export function Due({ day, over }: DueProps) {
  const t = useT();
  if (over) return formatDay(day);
  const days = daysUntil(day, new Date());
  return (
    <span className={layout.line}>
      {formatDay(day)}
      <Badge tone={days < 0 ? "bad" : days <= soon ? "warning" : "plain"}>
        {days < 0 && t("requests.due.overdue", { count: -days })}
        {days === 0 && t("requests.due.today")}
        {days > 0 && t("requests.due.in", { count: days })}
      </Badge>
    </span>
  );
}

/** Days within which it presses. */
const soon = 3;
