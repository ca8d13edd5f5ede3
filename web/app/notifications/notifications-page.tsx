import { Link, useSearchParams } from "react-router";
import { formatTime } from "../language/dates.ts";
import { metaT, useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import type { Route } from "./+types/notifications-page";
import {
  addressOf,
  sentenceOf,
  useMarkAll,
  useMarkOne,
  useNotifications,
} from "./notification-queries.ts";
import classes from "./notifications.module.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("notifications.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

export default function NotificationsPage() {
  const t = useT();
  const markAll = useMarkAll();
  return (
    <div className={classes.page}>
      <header>
        <h1>{t("notifications.title")}</h1>
        <button type="button" className={buttons.small} onClick={() => markAll.mutate()}>
          {t("notifications.mark-all")}
        </button>
      </header>
      <List />
    </div>
  );
}

function List() {
  const t = useT();
  const [params] = useSearchParams();
  const page = Math.max(0, Number(params.get("page")) || 0);
  const { data, error, refetch } = useNotifications(page);
  const markOne = useMarkOne();
  if (error && !data) {
    return (
      <div role="alert" className={classes.empty}>
        <p>{t("notifications.failed")}</p>
        <button type="button" className={buttons.small} onClick={() => void refetch()}>
          {t("requests.retry")}
        </button>
      </div>
    );
  }
  if (!data) return <div className={classes.skeleton} aria-busy="true" />;
  if (data.total_elements === 0) {
    return (
      <div className={classes.empty}>
        <p>{t("notifications.none")}</p>
        <p>{t("notifications.empty")}</p>
      </div>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {data.content.map((notification) => (
          <li key={notification.key} data-unread={!notification.read || undefined}>
            <Link
              to={addressOf(notification)}
              onClick={() => notification.read || markOne.mutate(notification.key)}
            >
              {sentenceOf(t, notification)}
            </Link>
            <small>
              {formatTime(notification.triggered_at)}
              {!notification.read && ` · ${t("notifications.unread")}`}
            </small>
            {!notification.read && (
              <button
                type="button"
                className={buttons.small}
                onClick={() => markOne.mutate(notification.key)}
              >
                {t("notifications.mark")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.pages}>
        {page > 0 && <Link to={`?page=${page - 1}`}>{t("requests.previous")}</Link>}
        {page + 1 < data.total_pages && <Link to={`?page=${page + 1}`}>{t("requests.next")}</Link>}
      </p>
    </>
  );
}
