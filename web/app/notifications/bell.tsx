import { Menu } from "@mantine/core";
import { bellSize } from "@neroli/contract/notifications/sentence.ts";
import { Link, useNavigate } from "react-router";
import { formatDay } from "../kernel/dates.ts";
import { useT } from "../kernel/phrases.tsx";
import { links } from "../links.ts";
import buttons from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import {
  addressOf,
  sentenceOf,
  useMarkAll,
  useMarkOne,
  useUnread,
} from "./notification-queries.ts";
import classes from "./notifications.module.css";

/** The latest unread notifications (spec 2). */
export function Bell() {
  const t = useT();
  const navigate = useNavigate();
  const { data, error } = useUnread();
  const markAll = useMarkAll();
  const markOne = useMarkOne();
  const count = data?.total_elements ?? 0;
  return (
    <Menu position="bottom-end" width={340}>
      <Menu.Target>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t("notifications.bell", { count })}
        >
          <Icon name="bell" />
          {count > 0 && <span className={classes.badge}>{count > 99 ? "99+" : count}</span>}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {error && <Menu.Label>{t("notifications.failed")}</Menu.Label>}
        {!error && count === 0 && <Menu.Label>{t("notifications.none")}</Menu.Label>}
        {data?.content.slice(0, bellSize).map((notification) => (
          <Menu.Item
            key={notification.key}
            onClick={() => {
              markOne.mutate(notification.key);
              void navigate(addressOf(notification));
            }}
          >
            <span className={classes.sentence}>{sentenceOf(t, notification)}</span>
            <small>{formatDay(notification.triggered_at)}</small>
          </Menu.Item>
        ))}
        <Menu.Divider />
        {count > 0 && (
          <Menu.Item onClick={() => markAll.mutate()}>{t("notifications.mark-all")}</Menu.Item>
        )}
        <Menu.Item component={Link} to={links.notifications()}>
          {t("notifications.view-all")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
