import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";

/** How fast a company usually answers; nothing where too little is known of it. */
export function AnswersWithin({ hours }: { hours: number | null }) {
  const t = useT();
  if (hours === null) return null;
  return (
    <Badge>
      {hours > 72
        ? t("response-times.within-days", { count: hours / 24 })
        : t("response-times.within-hours", { count: hours })}
    </Badge>
  );
}
