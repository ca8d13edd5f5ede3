import type { Notification } from "@neroli/contract/notifications/schema.ts";
import { notificationAddress } from "@neroli/contract/notifications/sentence.ts";
import { Link, useSearchParams } from "react-router";
import { QueryStates } from "../kernel/query-states.tsx";
import { readTableState, usePageWays } from "../kernel/table-state.ts";
import { formatTime } from "../language/dates.ts";
import { metaT, useT } from "../language/phrases.tsx";
import buttons from "../ui/button.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import type { Route } from "./+types/notifications-page";
import { sentenceOf, useMarkAll, useMarkOne, useNotifications } from "./notification-queries.ts";
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
  const { page } = readTableState(params, { filters: [], sort: "" });
  const ways = usePageWays();
  return (
    <QueryStates
      query={useNotifications(page)}
      loading={<Skeleton height={240} />}
      failed={t("notifications.failed")}
      isEmpty={({ total_elements }) => total_elements === 0}
      empty={<EmptyState title={t("notifications.none")} text={t("notifications.empty")} />}
    >
      {({ content, total_pages }) => (
        <>
          <ul className={classes.list}>
            {content.map((notification) => (
              <Item key={notification.key} notification={notification} />
            ))}
          </ul>
          <ListPager page={page} pages={total_pages} {...ways} />
        </>
      )}
    </QueryStates>
  );
}

function Item({ notification }: { notification: Notification }) {
  const t = useT();
  const markOne = useMarkOne();
  const { key, read } = notification;
  return (
    <li data-unread={!read || undefined}>
      <Link to={notificationAddress(notification)} onClick={() => read || markOne.mutate(key)}>
        {sentenceOf(t, notification)}
      </Link>
      <small>
        {formatTime(notification.triggered_at)}
        {!read && ` · ${t("notifications.unread")}`}
      </small>
      {!read && (
        <button type="button" className={buttons.small} onClick={() => markOne.mutate(key)}>
          {t("notifications.mark")}
        </button>
      )}
    </li>
  );
}
