import { Menu } from "@mantine/core";
import { mayAccess } from "@neroli/contract/access/table.ts";
import type { Profile } from "@neroli/contract/users/endpoints.ts";
import { Link } from "react-router";
import { useT } from "../kernel/phrases.tsx";
import { signOut } from "../kernel/session/session.tsx";
import { links } from "../links.ts";
import { Bell } from "../notifications/bell.tsx";
import buttons from "../ui/button.module.css";
import { FirstTimeHint } from "../ui/first-time-hint.tsx";
import { Icon } from "../ui/icon.tsx";
import { AdminMenuItems } from "./admin-menu.tsx";
import classes from "./shell.module.css";

/** What a signed-in user finds in the bar (spec 2). */
export function MemberActions({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <>
      {!profile.staging && (
        <span className={classes.onlyWide}>
          <button
            type="button"
            className={classes.link}
            aria-disabled="true"
            title={t("shell.invite.not-yet")}
          >
            <Icon name="invite" />
            {t("shell.invite")}
          </button>
        </span>
      )}
      {mayAccess("requests", profile) === "allowed" && (
        <FirstTimeHint
          name="requests"
          text={t("shell.requests.hint")}
          close={t("shell.hint.close")}
        >
          <Link to={links.requests()} className={buttons.icon} aria-label={t("shell.requests")}>
            <Icon name="inbox" />
          </Link>
        </FirstTimeHint>
      )}
      <Bell />
      <FirstTimeHint
        name="admin"
        after="requests"
        text={t("shell.admin.hint")}
        close={t("shell.hint.close")}
      >
        <UserMenu profile={profile} />
      </FirstTimeHint>
    </>
  );
}

function UserMenu({ profile }: { profile: Profile }) {
  const t = useT();
  const initials = `${profile.firstname[0] ?? ""}${profile.lastname[0] ?? ""}`;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <button
          type="button"
          className={classes.user}
          aria-label={`${initials}, ${t("shell.user-menu")}`}
        >
          {initials}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("shell.greeting", { name: profile.firstname })}</Menu.Label>
        {mayAccess("admin", profile) === "allowed" && (
          <Menu.Item component={Link} to={links.admin()}>
            {t("shell.admin")}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={links.profile()}>
          {t("shell.profile")}
        </Menu.Item>
        <Menu.Item onClick={() => void signOut()}>{t("shell.log-out")}</Menu.Item>
        {mayAccess("support", profile) === "allowed" && <AdminMenuItems />}
      </Menu.Dropdown>
    </Menu>
  );
}
