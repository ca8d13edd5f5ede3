import type { Request, RequestEvent } from "@neroli/contract/requests/schema.ts";
import { formatDay, formatTime } from "../language/dates.ts";
import { sayAny, useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";

/** Everything that happened to the request, the oldest first. */
export function Timeline({ request }: { request: Request }) {
  const t = useT();
  return (
    <details>
      <summary>{t("requests.timeline")}</summary>
      <ol className={layout.list}>
        {request.timeline.map((event) => (
          <li key={event.id}>
            <span className={layout.soft}>{formatTime(event.created_at)}</span>{" "}
            {sayAny(t, `requests.event.${event.kind}`, {
              ...spoken(event.data),
              actor: actorOf(request, event),
            })}
          </li>
        ))}
      </ol>
    </details>
  );
}

const day = /^\d{4}-\d\d-\d\d$/;

/** Days are written as readers write them. */
const spoken = (data: RequestEvent["data"]) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === "string" && day.test(value) ? formatDay(value) : value,
    ]),
  );

/** Who did it, or whose side did where it is not known who. */
function actorOf({ requested_to, requested_by }: Request, { actor, side }: RequestEvent): string {
  if (actor) return `${actor.firstname} ${actor.lastname}`;
  if (side === "SUPPLIER") return requested_to.name;
  if (side === "BUYER") return requested_by.company?.name ?? requested_by.lastname;
  return "Neroli";
}
