import type { Notification } from "@neroli/contract/notifications/schema.ts";
import { notificationAddress } from "@neroli/contract/notifications/sentence.ts";
import { Link } from "react-router";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useTableState } from "../kernel/table-state.ts";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { Row, RowList } from "../ui/row-list.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/notifications-page";
import {
  useMarkAllRead,
  useMarkRead,
  useNotifications,
  useSayNotification,
} from "./notification-queries.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "notifications.title");

export default function NotificationsPage() {
  const t = useT();
  const markAllRead = useMarkAllRead();
  const { query, hrefOf, onFollow } = useTableState({ filters: [], sort: "-triggered_at" });
  return (
    <WorkPage
      narrow
      title={t("notifications.title")}
      tools={
        <Button size="small" onClick={() => markAllRead.mutate()}>
          {t("notifications.mark-all")}
        </Button>
      }
    >
      <QueryStates
        query={useNotifications(query)}
        loading={<Skeleton rows={4} height={64} />}
        failed={t("notifications.failed")}
        isEmpty={({ total_elements }) => total_elements === 0}
        empty={<EmptyState title={t("notifications.none")} text={t("notifications.empty")} />}
      >
        {({ content, page, total_pages }) => (
          <>
            <RowList>
              {content.map((notification) => (
                <NotificationRow key={notification.key} notification={notification} />
              ))}
            </RowList>
            <ListPager page={page} pages={total_pages} hrefOf={hrefOf} onFollow={onFollow} />
          </>
        )}
      </QueryStates>
    </WorkPage>
  );
}

function NotificationRow({ notification }: { notification: Notification }) {
  const t = useT();
  const { mutate: markRead } = useMarkRead();
  const say = useSayNotification();
  const { key, read, triggered_at } = notification;
  return (
    <Row
      unread={!read}
      end={
        <>
          <small className={layout.soft}>
            {formatTime(triggered_at)}
            {!read && ` · ${t("notifications.unread")}`}
          </small>
          {!read && (
            <Button size="small" onClick={() => markRead(key)}>
              {t("notifications.mark")}
            </Button>
          )}
        </>
      }
    >
      <Link to={notificationAddress(notification)} onClick={() => read || markRead(key)}>
        {say(notification)}
      </Link>
    </Row>
  );
}
