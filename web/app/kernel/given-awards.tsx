import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import layout from "../ui/layout.module.css";

/** What a product or company was awarded, and for what. */
export function GivenAwards({ awards }: { awards: readonly GivenAward[] }) {
  const t = useT();
  if (awards.length === 0) return null;
  return (
    <ul className={`${layout.list} ${layout.close}`} aria-label={t("award-badge.list")}>
      {awards.map(({ id, name, measure, from, to }) => (
        <li key={id} className={layout.line}>
          <Badge tone="strong">{name}</Badge>
          <span className={layout.soft}>
            {t(`award-badge.${measure}`, { from: formatDay(from), to: formatDay(to) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
