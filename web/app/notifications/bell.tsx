import { links } from "@neroli/contract/access/links.ts";
import { bellSize, notificationAddress } from "@neroli/contract/notifications/sentence.ts";
import { Link } from "react-router";
import { useSession } from "../kernel/session/session.tsx";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Icon } from "../ui/icon.tsx";
import icon from "../ui/icon-button.module.css";
import layout from "../ui/layout.module.css";
import { useLive } from "./live/use-live.ts";
import {
  useMarkAllRead,
  useMarkRead,
  useSayNotification,
  useUnread,
} from "./notification-queries.ts";
import classes from "./notifications.module.css";
import { useTitleBadge } from "./use-title-badge.ts";

/** The latest unread notifications (spec 2). */
export function Bell() {
  const t = useT();
  const say = useSayNotification();
  const { data, error } = useUnread();
  const markAllRead = useMarkAllRead();
  const markRead = useMarkRead();
  const session = useSession();
  const count = data?.total_elements ?? 0;
  const shown = count > 99 ? "99+" : String(count);
  useLive(session.state === "signed-in" ? session.profile.key : undefined, data);
  useTitleBadge(count > 0 ? shown : null);
  return (
    <Disclosure
      className={icon.button}
      label={t("notifications.bell", { count })}
      button={
        <>
          <Icon name="bell" />
          {count > 0 && <span className={classes.badge}>{shown}</span>}
        </>
      }
    >
      {error && <p>{t("notifications.failed")}</p>}
      {!error && count === 0 && <p>{t("notifications.none")}</p>}
      <ul>
        {data?.content.slice(0, bellSize).map((notification) => (
          <li key={notification.key}>
            <Link
              to={notificationAddress(notification)}
              onClick={() => markRead.mutate(notification.key)}
            >
              {say(notification)}
              <br />
              <small className={layout.soft}>{formatDay(notification.triggered_at)}</small>
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        {count > 0 && (
          <li>
            <button type="button" onClick={() => markAllRead.mutate()}>
              {t("notifications.mark-all")}
            </button>
          </li>
        )}
        <li>
          <Link to={links.notifications()}>{t("notifications.view-all")}</Link>
        </li>
      </ul>
    </Disclosure>
  );
}
